import { placeLights, type LightFreeArea } from './lights.ts';

interface LightField {
  seed: string;
  count: number;
  /** Shares (0 to 1) of the width and of the height. */
  first: { x: number; y: number };
  radius: readonly [number, number];
  opacity: readonly [number, number];
  drawFirst: (brush: CanvasRenderingContext2D, x: number, y: number) => void;
}

const marginPx = 12;

export function drawLights(canvas: HTMLCanvasElement, field: LightField): () => void {
  const watcher = new ResizeObserver(() => paint(canvas, field));
  watcher.observe(canvas);
  return () => watcher.disconnect();
}

function paint(canvas: HTMLCanvasElement, { seed, count, first, radius, opacity, drawFirst }: LightField): void {
  const brush = canvas.getContext('2d');
  const { clientWidth: width, clientHeight: height } = canvas;
  if (!brush || width === 0) return;
  const density = Math.min(2, devicePixelRatio);
  canvas.width = width * density;
  canvas.height = height * density;
  brush.scale(density, density);
  const [lit, ...others] = placeLights(count, { seed, first, width, height, clearings: findLightFreeAreas(canvas) });
  brush.fillStyle = getComputedStyle(canvas).color;
  for (const { x, y, size } of others) drawDot(brush, x, y, between(radius, size), between(opacity, size));
  if (lit) drawFirst(brush, lit.x, lit.y);
}

const between = ([low, high]: readonly [number, number], share: number): number => low + share * (high - low);

export function drawDot(brush: CanvasRenderingContext2D, x: number, y: number, r: number, opacity: number): void {
  brush.globalAlpha = opacity;
  brush.beginPath();
  brush.arc(x, y, r, 0, 2 * Math.PI);
  brush.fill();
}

function findLightFreeAreas(canvas: HTMLCanvasElement): LightFreeArea[] {
  const own = canvas.getBoundingClientRect();
  const marked = canvas.parentElement?.querySelectorAll('[data-clear]') ?? [];
  return [...marked].map((mark) => {
    const { left, right, top, bottom } = mark.getBoundingClientRect();
    return {
      left: left - own.left - marginPx,
      right: right - own.left + marginPx,
      top: top - own.top - marginPx,
      bottom: bottom - own.top + marginPx,
    };
  });
}
