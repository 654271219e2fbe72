import { useEffect, useRef, type ReactNode } from 'react';
import { mixColors, oklchToHex } from '../../../ui/art/color.ts';
import { programColors, type ProgramColor } from '../../../ui/art/slug-art.ts';

const radii = [190, 142, 104] as const;

interface EndScreenProps {
  band: ProgramColor;
  title: string;
  note?: ReactNode;
  children: ReactNode;
}

export function FilmEndLayout({ band, title, note, children }: EndScreenProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    // The controls disappear at the end of a film, so the focus moves from a control to the heading.
    const focused = document.activeElement;
    const isFree = !focused || focused === document.body || focused.id === 'main';
    if (isFree || focused.closest('.film-frame')) heading.current?.focus({ preventScroll: true });
  }, []);
  const { hue, chroma } = programColors[band];
  const dim = band === 'ochre' ? chroma * 0.62 : chroma;
  const [far, near] = [oklchToHex(0.23, dim * 0.75, hue), oklchToHex(0.4, dim * 0.9, hue + 10)];
  return (
    <div data-theme="dark" className="evening" style={{ background: far }}>
      <svg viewBox="0 0 740 330" preserveAspectRatio="xMaxYMax slice" aria-hidden="true" focusable="false">
        {radii.map((r, index) => (
          <circle key={r} cx="590" cy="238" r={r} fill={mixColors(far, near, (index + 1) / 4)} />
        ))}
        <circle cx="590" cy="238" r="70" fill="#FCC771" />
      </svg>
      <div className="evening-above">
        {note}
        <h2 ref={heading} tabIndex={-1} className="title-60 baseline-bottom outline-none">
          {title}
        </h2>
      </div>
      <div className="evening-below" style={{ background: oklchToHex(0.16, dim * 0.5, hue) }}>
        {children}
      </div>
    </div>
  );
}
