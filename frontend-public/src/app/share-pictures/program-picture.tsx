import { generateSlugPicture, type ProgramColor } from '../../ui/art/slug-art.ts';
import { SlugPicture } from '../../ui/art/slug-picture.tsx';
import { SharePictureFrame, sharePictureSize, SharePictureText } from './frame.tsx';

type ProgramPictureProps = {
  title: string;
  slug: string;
  band: ProgramColor;
  note?: string | undefined;
};

const panel = { width: 560, height: sharePictureSize.height } as const;
const left = sharePictureSize.width - panel.width;
const ink = '#151d36';

export function ProgramSharePicture({ title, slug, band, note }: ProgramPictureProps) {
  const { horizon } = generateSlugPicture(slug, { ...panel, band });
  return (
    <SharePictureFrame>
      <path d={`M0 0h${sharePictureSize.width}v${sharePictureSize.height}H0z`} fill="#f4f6fa" />
      <svg x={left} y="0" width={panel.width} height={panel.height}>
        <SlugPicture slug={slug} band={band} {...panel} />
      </svg>
      <path d={`M0 ${horizon}h${left}`} stroke={ink} strokeWidth="2" />
      <SharePictureText
        title={title}
        horizon={horizon}
        width={left - sharePictureSize.margin - 40}
        color={ink}
        note={note}
      />
    </SharePictureFrame>
  );
}
