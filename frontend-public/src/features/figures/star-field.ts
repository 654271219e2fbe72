import { drawDot, drawLights } from '../../ui/art/light-field.ts';

export const drawStars = (canvas: HTMLCanvasElement, count: number): (() => void) =>
  drawLights(canvas, {
    seed: 'members',
    count,
    first: { x: 0.54, y: 0.42 },
    radius: [0.5, 1.35],
    opacity: [0.3, 0.9],
    drawFirst: (brush, x, y) => {
      brush.fillStyle = '#F2B640';
      drawDot(brush, x, y, 3, 1);
    },
  });
