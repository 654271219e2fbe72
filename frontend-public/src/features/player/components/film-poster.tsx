import type { ComponentProps } from 'react';
import { mixColors, oklchToHex } from '../../../ui/art/color.ts';
import { reflectionStrokes } from '../../../ui/art/reflection.ts';
import { programColors, type ProgramColor } from '../../../ui/art/slug-art.ts';
import { LibraryPicture } from '../../../ui/library-picture.tsx';

const radii = [560, 440, 330, 236, 168];
const [x, y, line] = [640, 360, 480];

const playDisc = <circle cx={x} cy={y} r={122} fill="#FFF6DD" />;

// The frame fills the text column, which is two thirds of the page on a wide screen.
const frameWidths = '(min-width: 62.5rem) 820px, 100vw';

type Picture = ComponentProps<typeof LibraryPicture>['picture'];

interface FilmPosterProps {
  band: ProgramColor;
  picture?: Picture | null | undefined;
}

export const FilmPoster = ({ band, picture }: FilmPosterProps) =>
  picture ? <PicturePoster picture={picture} /> : <DrawnPoster band={band} />;

export const PicturePoster = ({ picture }: { picture: Picture }) => (
  <>
    <LibraryPicture picture={picture} widths={frameWidths} alt="" />
    <svg viewBox="0 0 1280 720" preserveAspectRatio="xMidYMid slice" aria-hidden="true" focusable="false">
      {playDisc}
    </svg>
  </>
);

function DrawnPoster({ band }: { band: ProgramColor }) {
  const { hue, chroma } = programColors[band];
  const [far, near] = [oklchToHex(0.87, chroma * 0.55, hue), oklchToHex(0.68, chroma * 1.2, hue - 8)];
  return (
    <svg viewBox="0 0 1280 720" preserveAspectRatio="xMidYMid slice" aria-hidden="true" focusable="false">
      <path d="M0 0h1280v720H0z" fill={far} />
      {radii.map((r, index) => (
        <circle key={r} cx={x} cy={y} r={r} fill={mixColors(far, near, (index + 1) / radii.length)} />
      ))}
      {playDisc}
      <path d={`M0 ${line}h1280v${720 - line}H0z`} fill={oklchToHex(0.45, chroma, hue)} />
      <g stroke="#FFF6DD" strokeLinecap="round">
        {reflectionStrokes.slice(0, 6).map(({ y: down, from, to, thickness, opacity }) => (
          <path
            key={down}
            d={`M${x + from * 1.1} ${line + 10 + down * 2.6}H${x + to * 1.1}`}
            strokeWidth={thickness * 2}
            opacity={opacity}
          />
        ))}
      </g>
    </svg>
  );
}
