import {
  BarController,
  BarElement,
  CategoryScale,
  Chart,
  LinearScale,
  LineController,
  LineElement,
  PointElement,
  Tooltip,
} from 'chart.js';
import { useEffect, useRef } from 'react';
import { useMedia } from '../use-media.ts';
import { day, night } from '../theme/palette.ts';
import { useScheme } from '../theme/use-scheme.ts';
import { optionsOf } from './options.ts';

Chart.register(
  ...[BarController, BarElement, LineController, LineElement, PointElement],
  ...[CategoryScale, LinearScale, Tooltip],
);

export interface Point {
  label: string;
  value: number;
}

export interface PlotCanvasProps {
  kind: 'line' | 'bar';
  points: Point[];
  /** A value in words. */
  format: (value: number) => string;
}

/** The drawing alone. Whoever cannot see it has the table beside it. */
export function PlotCanvas({ kind, points, format }: PlotCanvasProps) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const scheme = useScheme();
  const isStill = useMedia('(prefers-reduced-motion: reduce)');
  useEffect(() => {
    if (!canvas.current) return;
    const palette = scheme === 'dark' ? night : day;
    const chart = new Chart(canvas.current, {
      type: kind,
      data: {
        labels: points.map(({ label }) => label),
        datasets: [
          {
            data: points.map(({ value }) => value),
            borderColor: palette.accent,
            backgroundColor: palette.accent,
            borderWidth: kind === 'line' ? 2.5 : 0,
          },
        ],
      },
      options: optionsOf({ palette, font: getComputedStyle(canvas.current).fontFamily, format, isStill }),
    });
    return () => chart.destroy();
  }, [kind, points, format, scheme, isStill]);
  return <canvas ref={canvas} aria-hidden="true" />;
}
