import { starsOf, type Clearing } from '../stars.ts';

const room = 10;

/** Draws the points of light of a band into its canvas, clear of its figures, and again whenever its size changes. */
export function drawStars(canvas: HTMLCanvasElement, count: number): () => void {
  const draw = () => paint(canvas, count);
  const watcher = new ResizeObserver(draw);
  watcher.observe(canvas);
  return () => watcher.disconnect();
}

function paint(canvas: HTMLCanvasElement, count: number): void {
  const brush = canvas.getContext('2d');
  const { clientWidth: width, clientHeight: height } = canvas;
  if (!brush || width === 0) return;
  const density = Math.min(2, devicePixelRatio);
  canvas.width = width * density;
  canvas.height = height * density;
  brush.scale(density, density);
  const [lit, ...others] = starsOf(count, { width, height, clearings: clearingsOn(canvas) });
  brush.fillStyle = getComputedStyle(canvas).color;
  for (const { x, y, r, opacity } of others) dot(brush, x, y, r, opacity);
  brush.fillStyle = '#F2B640';
  if (lit) dot(brush, lit.x, lit.y, 3, 1);
}

function dot(brush: CanvasRenderingContext2D, x: number, y: number, r: number, opacity: number): void {
  brush.globalAlpha = opacity;
  brush.beginPath();
  brush.arc(x, y, r, 0, 2 * Math.PI);
  brush.fill();
}

/** Where the figures stand, seen from the canvas. */
function clearingsOn(canvas: HTMLCanvasElement): Clearing[] {
  const own = canvas.getBoundingClientRect();
  const figures = canvas.parentElement?.querySelectorAll('[data-figure]') ?? [];
  return [...figures].map((figure) => {
    const { left, right, top, bottom } = figure.getBoundingClientRect();
    return {
      left: left - own.left - room,
      right: right - own.left + room,
      top: top - own.top - room / 2,
      bottom: bottom - own.top + room,
    };
  });
}
