import { useEffect, useRef } from 'react';
import { PartlyLitDisc } from '../../../ui/art/waxing-disc.tsx';
import { drawDot, drawLights } from '../../../ui/art/light-field.ts';

export function SitSky({ share }: { share: number }) {
  return (
    <div aria-hidden="true" className="sit-sky">
      <svg viewBox="-100 -100 200 200" focusable="false" className="sit-moon" data-clear="">
        {[4.5, 3.46, 2.5, 1.73].map((times) => (
          <circle key={times} r={times * 100} fill="#B4B4EE" fillOpacity="0.045" />
        ))}
        <PartlyLitDisc share={share} radius={100} light="#F3F1EA" />
      </svg>
    </div>
  );
}

type SitLightsProps = {
  count: number;
  isUserIncluded: boolean;
};

export function SittersAsLights({ count, isUserIncluded }: SitLightsProps) {
  const canvas = useRef<HTMLCanvasElement>(null);
  useEffect(() => {
    if (!canvas.current) return undefined;
    return drawLights(canvas.current, {
      seed: 'sitters',
      count,
      first: { x: 0.6, y: 0.76 },
      radius: [1.5, 3],
      opacity: [0.8, 0.95],
      drawFirst: isUserIncluded ? drawOwnLight : (brush, x, y) => drawDot(brush, x, y, 2, 0.9),
    });
  }, [count, isUserIncluded]);
  return <canvas ref={canvas} aria-hidden="true" className="absolute inset-0 size-full text-moon" />;
}

function drawOwnLight(brush: CanvasRenderingContext2D, x: number, y: number): void {
  brush.fillStyle = '#F2B640';
  drawDot(brush, x, y, 9, 0.3);
  drawDot(brush, x, y, 4.5, 1);
}
