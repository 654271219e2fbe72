import type { Meditation } from '../../content/api/content.ts';
import { TeacherNames } from '../../content/components/taught-by.tsx';
import { practiceLabel } from '../../content/labels.ts';
import { toOfflineMeditationFileId } from '../../sits/offline-meditations.ts';
import { PlayMeditation } from '../../sits/components/play-meditation.tsx';
import { OfflineIcon } from '../../../frame/offline-files/offline-icon.tsx';
import { WavePicture } from '../../../ui/art/wave-picture.tsx';
import { MembershipLink } from '../../../ui/membership-link.tsx';
import { formatMinutes } from '../../../ui/times.ts';
import { useAllLessonProgress } from '../../lesson/api/practice.ts';
import { TierName } from '../../../ui/tier-mark.tsx';

export function MeditationCard({ meditation }: { meditation: Meditation }) {
  const { id, title, tags, people, durationSec, captions, visibilityTier, isOpen, locked } = meditation;
  const kind = practiceLabel(meditation);
  const { practice } = useAllLessonProgress();
  const fromSec = practice?.meditations.find(({ meditationId }) => meditationId === id)?.positionSec ?? 0;
  const otherTags = tags?.filter((tag) => tag !== kind) ?? [];
  return (
    <article className={locked ? 'text-muted' : undefined}>
      <WavePicture id={id} durationSec={durationSec} isUnlit={locked} />
      <div className="mt-4 flex flex-wrap items-start justify-between gap-x-6 gap-y-3">
        <div className="min-w-0">
          <h3 className="title-26">{title}</h3>
          <p className="mt-1 text-plain text-muted">
            {formatMinutes(durationSec)}, {kind}
          </p>
          {otherTags.length > 0 && <p className="text-15 text-muted">{otherTags.join(', ')}</p>}
          <TeacherNames people={people} />
          {!locked && <OfflineIcon id={toOfflineMeditationFileId(id)} />}
        </div>
        {locked ? (
          <div className="flex flex-wrap items-center gap-x-5">
            <TierName tier={visibilityTier} />
            <MembershipLink title={title} />
          </div>
        ) : (
          <PlayMeditation
            meditation={{ id, title, kind, durationSec, captions, fromSec, tier: isOpen ? 'free' : visibilityTier }}
          />
        )}
      </div>
    </article>
  );
}
