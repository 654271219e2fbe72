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
import { useEffect, useRef, useState } from 'react';
import { lightPalette, darkPalette } from '../theme/palette.ts';
import { useColorScheme } from '../theme/use-scheme.ts';
import { createChartOptions } from './options.ts';

/** A canvas does not wait for a font, so the font is loaded before the chart is drawn. */
const chartFont = 'Instrument Sans';
Chart.defaults.font.family = `'${chartFont}', system-ui, sans-serif`;
Chart.defaults.font.size = 13;

Chart.register(
  ...[BarController, BarElement, LineController, LineElement, PointElement],
  ...[CategoryScale, LinearScale, Tooltip],
);

export interface ChartPoint {
  label: string;
  value: number;
}

export interface ChartCanvasProps {
  kind: 'line' | 'bar';
  points: ChartPoint[];
  format: (value: number) => string;
}

/** Screen readers skip the chart and read the table with the same values. */
export function ChartCanvas({ kind, points, format }: ChartCanvasProps) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const chart = useRef<Chart>(null);
  const scheme = useColorScheme();
  const hasLetters = useFontReady();
  useEffect(() => {
    if (!canvas.current || !hasLetters) return;
    const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches;
    const palette = scheme === 'dark' ? darkPalette : lightPalette;
    const drawn = new Chart(canvas.current, {
      type: kind,
      data: {
        datasets: [
          {
            data: [],
            borderColor: palette.accent,
            backgroundColor: palette.accent,
            borderWidth: kind === 'line' ? 2.5 : 0,
          },
        ],
      },
      options: createChartOptions({ palette, format, isStill }),
    });
    chart.current = drawn;
    return () => {
      chart.current = null;
      drawn.destroy();
    };
  }, [kind, format, scheme, hasLetters]);
  // New points update the existing chart, because a new chart would repeat the whole animation.
  useEffect(() => {
    if (chart.current) showPoints(chart.current, points);
  }, [kind, points, format, scheme, hasLetters]);
  return <canvas ref={canvas} aria-hidden="true" />;
}

function showPoints(chart: Chart, points: readonly ChartPoint[]): void {
  chart.data.labels = points.map(({ label }) => label);
  for (const dataset of chart.data.datasets) dataset.data = points.map(({ value }) => value);
  chart.update();
}

/** Waits for the font or its failure, because a canvas does not redraw after a font has loaded. */
function useFontReady(): boolean {
  const [isReady, setReady] = useState(false);
  useEffect(() => {
    let isGone = false;
    const draw = () => isGone || setReady(true);
    document.fonts.load(`${Chart.defaults.font.size}px '${chartFont}'`).then(draw, draw);
    return () => {
      isGone = true;
    };
  }, []);
  return isReady;
}
