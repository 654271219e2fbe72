import type { ChartOptions } from 'chart.js';
import type { ColorPalette } from '../theme/palette.ts';

interface Look {
  palette: ColorPalette;
  format: (value: number) => string;
  isStill: boolean;
}

export const createChartOptions = ({ palette, format, isStill }: Look): ChartOptions => ({
  responsive: true,
  maintainAspectRatio: false,
  animation: isStill ? false : { duration: 420 },
  interaction: { mode: 'index', intersect: false },
  datasets: { bar: { maxBarThickness: 32 } },
  elements: { point: { radius: 3, hoverRadius: 5 }, bar: { borderRadius: 4 } },
  scales: {
    x: {
      grid: { display: false },
      border: { color: palette.control },
      ticks: { color: palette.muted, maxRotation: 0 },
    },
    y: {
      beginAtZero: true,
      grid: { color: palette.hairline },
      border: { display: false },
      ticks: { color: palette.muted, maxTicksLimit: 5, callback: (value) => format(Number(value)) },
    },
  },
  plugins: {
    tooltip: {
      displayColors: false,
      backgroundColor: palette.text,
      titleColor: palette.card,
      bodyColor: palette.card,
      callbacks: { label: ({ parsed }) => format(parsed.y ?? 0) },
    },
  },
});
