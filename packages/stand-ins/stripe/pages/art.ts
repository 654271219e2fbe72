import type { Price } from '../objects.ts';
import { html, type HtmlFragment } from './html.ts';

const CORE = 29;
const OUTER = 104;
const FILLS = ['#DCE4F0', '#D3DCEC', '#C4D0E6'];
const RANKS: Record<string, number> = { seeker: 1, creator: 2, visionary: 3 };

export function getRingCount(price: Price | undefined): number {
  const [tier = ''] = price?.lookup_key?.split('_') ?? [];
  return RANKS[tier] ?? 1;
}

export function renderSun(rings: number, lit: boolean): HtmlFragment {
  const step = Math.min((OUTER - CORE) / 2, (OUTER - CORE) / rings);
  const radii = Array.from({ length: rings }, (_, at) => CORE + step * (rings - at));
  const width = 2 * (radii[0] ?? CORE) + 2;
  const middle = width / 2;
  const halves = radii.map(
    (radius, at) =>
      html`<path
        d="${half(middle, radius)}"
        fill="${FILLS[FILLS.length - rings + at]}"
        stroke="#151D36"
        stroke-width="1.25"
      />`,
  );
  const light = lit
    ? html`<path d="${half(middle, CORE)}" fill="#F2B640" />`
    : html`<path
        d="${half(middle, CORE)}"
        fill="none"
        stroke="#151D36"
        stroke-width="1.5"
        stroke-dasharray="2 5"
        stroke-linecap="round"
      />`;
  return html`<svg class="sun" viewBox="0 0 ${width} ${middle}" width="${width}" height="${middle}" aria-hidden="true">
    ${halves}${light}
  </svg>`;
}

function half(middle: number, radius: number): string {
  return `M${middle - radius} ${middle}A${radius} ${radius} 0 0 1 ${middle + radius} ${middle}Z`;
}

export const logoSvg = html`<svg viewBox="0 0 40 40" width="34" height="34" aria-hidden="true" fill="#151D36">
  <path d="M5.1 21A15 15 0 1 1 34.9 21Z" />
  <path d="M0 22.4h40v2H0zM6.6 26.8h26.8v2H6.6zM10.6 31.2h18.8v2H10.6z" />
</svg>`;

export const warningIconSvg = html`<svg
  viewBox="0 0 22 22"
  width="22"
  height="22"
  aria-hidden="true"
  fill="none"
  stroke="#151D36"
  stroke-width="2"
  stroke-linecap="round"
>
  <circle cx="11" cy="11" r="9.5" />
  <path d="M11 6v6" />
  <path d="M11 15.6v.1" />
</svg>`;
