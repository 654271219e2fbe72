import type { ReplaySummary } from '../api/replays.ts';
import { LibraryPicture } from '../../../ui/library-picture.tsx';
import { ReplayNightPicture } from './night-picture.tsx';

interface ReplayPictureProps {
  replay: Pick<ReplaySummary, 'startsAt' | 'locked' | 'poster'>;
  /** Played part, from 0 to 1, or undefined if the replay was not started. */
  share: number | undefined;
}

export const ReplayPicture = ({ replay: { startsAt, locked, poster }, share }: ReplayPictureProps) => (
  <div className="relative aspect-video overflow-hidden rounded-card tablet:max-wide:hidden">
    {poster ? (
      <LibraryPicture
        picture={poster}
        widths="(min-width: 62.5rem) 274px, 100vw"
        alt=""
        loading="lazy"
        className="block size-full object-cover"
      />
    ) : (
      <ReplayNightPicture startsAt={startsAt} isUnlit={locked} />
    )}
    {share !== undefined && !locked && (
      <span aria-hidden="true" className="absolute inset-x-0 bottom-0 h-[3.3%] bg-[#8C86BF]">
        <span className="block h-full bg-gold" style={{ width: `${Math.round(share * 100)}%` }} />
      </span>
    )}
  </div>
);
