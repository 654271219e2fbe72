import { Link } from 'react-router-dom';
import type { Lesson } from '../api/lessons.ts';
import { formatPlaybackTime } from '../../../ui/in-words.ts';
import { minutesLeftText, type LessonProgress, type ReleaseCondition } from '../lesson-progress.ts';
import { ProgressSunIcon } from '../../../ui/art/rise-mark.tsx';
import { ProgressLine } from '../../../ui/position-line.tsx';
import { MembershipLink } from '../../../ui/membership-link.tsx';
import { TierName } from '../../../ui/tier-mark.tsx';
import { lessonPath } from '../paths.ts';
import { formatDay } from '../../../ui/times.ts';

interface LessonRowProps {
  lesson: Lesson;
  lessons: readonly Lesson[];
  progress: LessonProgress;
}

export function LessonRow({ lesson, lessons, progress }: LessonRowProps) {
  const { title, summary, durationSec } = lesson;
  const { isDone, share, positionSec, opening } = progress;
  const isBegun = !isDone && share !== undefined && positionSec > 0 && durationSec > 0;
  return (
    <li className="grid grid-cols-[42px_minmax(0,1fr)] items-center gap-x-5 border-b border-rule py-5 last:border-b-0 tablet:grid-cols-[42px_minmax(0,1fr)_auto]">
      <ProgressSunIcon share={share} width={42} />
      <div className="min-w-0">
        <h3 className={`title-26 ${lesson.locked || opening ? 'text-muted' : ''}`}>
          <Link
            to={lessonPath(lesson)}
            className="inline-flex min-h-11 items-center underline-offset-4 hover:underline hover:decoration-1"
          >
            {title}
          </Link>
        </h3>
        {summary && <p className="text-15 text-muted">{summary}</p>}
        {isBegun && (
          <div className="mt-3 flex flex-wrap items-center gap-x-4 gap-y-1 text-15 text-muted">
            <span className="w-65 max-w-full">
              <ProgressLine share={share} />
            </span>
            {formatPlaybackTime(positionSec)} of {formatPlaybackTime(durationSec)},{' '}
            {minutesLeftText(durationSec - positionSec)}
          </div>
        )}
      </div>
      <div className="grid gap-1 text-15 text-muted tabular-nums max-tablet:col-start-2 max-tablet:mt-2 tablet:justify-items-end tablet:text-right">
        {lesson.locked ? <Locked lesson={lesson} /> : <p>{lessonLengthText(lesson)}</p>}
        {opening && !lesson.locked && <p>{lessonOpeningText(opening, lessons)}</p>}
        {isDone && <p>Seen</p>}
      </div>
    </li>
  );
}

function Locked({ lesson }: { lesson: Lesson }) {
  return (
    <>
      <TierName tier={lesson.visibilityTier} className="text-ink" />
      <MembershipLink title={lesson.title} />
    </>
  );
}

export const lessonLengthText = ({ durationSec, videoUrl }: Pick<Lesson, 'durationSec' | 'videoUrl'>): string => {
  if (durationSec === 0) return 'To read';
  return videoUrl ? formatPlaybackTime(durationSec) : `${Math.max(1, Math.floor(durationSec / 60))} min`;
};

export function lessonOpeningText({ opensAt, afterLessonId }: ReleaseCondition, lessons: readonly Lesson[]): string {
  if (opensAt) return `Opens on ${formatDay(opensAt)}`;
  const before = lessons.find(({ id }) => id === afterLessonId);
  return before ? `Opens when you have seen “${before.title}”` : 'Opens when you have seen the lessons before it';
}
