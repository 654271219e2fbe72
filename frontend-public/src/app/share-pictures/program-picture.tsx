import { generateArt, type Band } from '../../ui/art/slug-art.ts';
import { SlugPicture } from '../../ui/art/slug-picture.tsx';
import { Frame, frame, PictureText } from './frame.tsx';

type ProgramPictureProps = {
  title: string;
  slug: string;
  band: Band;
  note?: string | undefined;
};

const panel = { width: 560, height: frame.height } as const;
const left = frame.width - panel.width;
const ink = '#151d36';

export function ProgramPicture({ title, slug, band, note }: ProgramPictureProps) {
  const { horizon } = generateArt(slug, { ...panel, band });
  return (
    <Frame>
      <path d={`M0 0h${frame.width}v${frame.height}H0z`} fill="#f4f6fa" />
      <svg x={left} y="0" width={panel.width} height={panel.height}>
        <SlugPicture slug={slug} band={band} {...panel} />
      </svg>
      <path d={`M0 ${horizon}h${left}`} stroke={ink} strokeWidth="2" />
      <PictureText title={title} horizon={horizon} width={left - frame.margin - 40} color={ink} note={note} />
    </Frame>
  );
}
