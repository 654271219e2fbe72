import type { ReactNode } from 'react';
import { mix, oklch } from '../../../ui/art/color.ts';
import { bands, type Band } from '../../../ui/art/slug-art.ts';

const radii = [190, 142, 104] as const;

export function EndScreen({ band, above, below }: { band: Band; above: ReactNode; below: ReactNode }) {
  const { hue, chroma } = bands[band];
  const dim = band === 'ochre' ? chroma * 0.62 : chroma;
  const [far, near] = [oklch(0.23, dim * 0.75, hue), oklch(0.4, dim * 0.9, hue + 10)];
  return (
    <div data-theme="dark" className="evening" style={{ background: far }}>
      <svg viewBox="0 0 740 330" preserveAspectRatio="xMaxYMax slice" aria-hidden="true" focusable="false">
        {radii.map((r, index) => (
          <circle key={r} cx="590" cy="238" r={r} fill={mix(far, near, (index + 1) / 4)} />
        ))}
        <circle cx="590" cy="238" r="70" fill="#FCC771" />
      </svg>
      <div className="evening-above">{above}</div>
      <div className="evening-below" style={{ background: oklch(0.16, dim * 0.5, hue) }}>
        {below}
      </div>
    </div>
  );
}
