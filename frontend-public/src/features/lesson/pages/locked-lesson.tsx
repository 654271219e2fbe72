import type { Lesson } from '../api/lessons.ts';
import { formatPlaybackTime } from '../../../ui/in-words.ts';
import type { LessonProgress } from '../lesson-progress.ts';
import { ProgressSunIcon } from '../../../ui/art/rise-mark.tsx';
import { Button } from '../../../ui/button.tsx';
import { TierName } from '../../../ui/tier-mark.tsx';
import { lessonOpeningText } from '../components/lesson-row.tsx';
import { lessonPath, modulePath } from '../paths.ts';

interface LockedLessonProps {
  lesson: Lesson;
  lessons: readonly Lesson[];
  progress: LessonProgress;
}

export function LockedLesson({ lesson, lessons, progress: { opening, positionSec } }: LockedLessonProps) {
  const before = lessons.find(({ id }) => id === opening?.afterLessonId);
  return (
    <div className="column pt-14 pb-36">
      <ProgressSunIcon share={undefined} width={84} />
      {lesson.summary && <p className="mt-6 max-w-text text-lead">{lesson.summary}</p>}
      {lesson.locked && <TierName tier={lesson.visibilityTier} className="mt-6" />}
      {lesson.locked && positionSec > 0 && (
        <p className="mt-3 text-muted">Your place at {formatPlaybackTime(positionSec)} is saved.</p>
      )}
      {!lesson.locked && opening && <p className="mt-6 font-strong">{lessonOpeningText(opening, lessons)}.</p>}
      <div className="mt-6">
        {lesson.locked && (
          <Button to="/membership" variant="gold">
            See membership
          </Button>
        )}
        {!lesson.locked && (
          <Button
            to={before ? lessonPath(before) : modulePath({ slug: lesson.moduleSlug })}
            variant={before ? 'gold' : 'secondary'}
          >
            {before ? `Go to “${before.title}”` : `All lessons of ${lesson.moduleTitle}`}
          </Button>
        )}
      </div>
    </div>
  );
}
