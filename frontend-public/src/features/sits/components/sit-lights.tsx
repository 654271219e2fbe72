import { useEffect, useRef } from 'react';
import { dot, drawLights } from '../../../ui/art/light-field.ts';

type SitLightsProps = {
  count: number;
  /** One of them is the reader's, in gold. */
  isOneOurs: boolean;
};

/** Everybody who sits now, as one point of light each. */
export function SitLights({ count, isOneOurs }: SitLightsProps) {
  const canvas = useRef<HTMLCanvasElement>(null);
  useEffect(() => {
    if (!canvas.current) return undefined;
    return drawLights(canvas.current, {
      seed: 'sitters',
      count,
      first: { x: 0.6, y: 0.76 },
      radius: [1.5, 3],
      opacity: [0.8, 0.95],
      drawFirst: isOneOurs ? drawOurs : (brush, x, y) => dot(brush, x, y, 2, 0.9),
    });
  }, [count, isOneOurs]);
  return <canvas ref={canvas} aria-hidden="true" className="absolute inset-0 size-full text-[#f3f1ea]" />;
}

function drawOurs(brush: CanvasRenderingContext2D, x: number, y: number): void {
  brush.fillStyle = '#F2B640';
  dot(brush, x, y, 9, 0.3);
  dot(brush, x, y, 4.5, 1);
}
