import type { Lesson } from '../api/lessons.ts';
import { clock } from '../../../ui/in-words.ts';
import type { LessonProgress } from '../lesson-progress.ts';
import { RiseMark } from '../../../ui/art/rise-mark.tsx';
import { Button } from '../../../ui/button.tsx';
import { TierName } from '../../../ui/tier-mark.tsx';
import { openingText } from '../components/lesson-row.tsx';
import { lessonPath, modulePath } from '../paths.ts';

interface ClosedLessonProps {
  lesson: Lesson;
  lessons: readonly Lesson[];
  progress: LessonProgress;
}

/** Shows a lesson above the member's tier or not released yet, with the condition that opens it. */
export function ClosedLesson({ lesson, lessons, progress: { opening, positionSec } }: ClosedLessonProps) {
  const before = lessons.find(({ id }) => id === opening?.afterLessonId);
  return (
    <div className="column pt-14 pb-36">
      <RiseMark share={undefined} width={84} />
      {lesson.summary && <p className="mt-6 max-w-text text-lead">{lesson.summary}</p>}
      {lesson.locked && <TierName tier={lesson.visibilityTier} className="mt-6" />}
      {lesson.locked && positionSec > 0 && (
        <p className="mt-3 text-muted">Your place at {clock(positionSec)} is kept.</p>
      )}
      {!lesson.locked && opening && <p className="mt-6 font-strong">{openingText(opening, lessons)}.</p>}
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
