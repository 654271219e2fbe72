import { Link } from 'react-router-dom';
import type { Lesson } from '../api/lessons.ts';
import { computeLessonProgress } from '../lesson-progress.ts';
import { ProgressSunIcon } from '../../../ui/art/rise-mark.tsx';
import { TierName } from '../../../ui/tier-mark.tsx';
import type { LessonPageData } from './course.ts';
import { lessonLengthText } from '../components/lesson-row.tsx';
import { lessonPath } from '../paths.ts';

export function LessonList({ course }: { course: LessonPageData }) {
  const { lesson: open, lessons, practice } = course;
  return (
    <nav aria-label={`Lessons of ${open.moduleTitle}`}>
      <h2 className="title-32 border-b-hair border-line pb-3">{open.moduleTitle}</h2>
      <ol>
        {lessons.map((lesson) => {
          const { share, isDone } = computeLessonProgress(lesson, practice);
          const isOpen = lesson.id === open.id;
          return (
            <li key={lesson.id} className="flex items-center gap-4 border-b border-rule py-1.5 last:border-0">
              <ProgressSunIcon key={String(isDone)} share={share} className={isOpen && isDone ? 'rises' : ''} />
              <Link
                to={lessonPath(lesson)}
                aria-current={isOpen ? 'page' : undefined}
                className={`flex min-h-11 min-w-0 flex-1 items-center text-plain underline-offset-4 hover:underline ${isOpen ? 'font-semibold' : ''} ${share === undefined ? 'text-muted' : ''}`}
              >
                {lesson.title}
              </Link>
              <span className="shrink-0 text-15 text-muted tabular-nums">{lessonState(lesson, isDone)}</span>
            </li>
          );
        })}
      </ol>
    </nav>
  );
}

function lessonState(lesson: Lesson, isDone: boolean) {
  if (lesson.locked) return <TierName tier={lesson.visibilityTier} className="text-ink" />;
  return isDone ? 'Seen' : lessonLengthText(lesson);
}
