import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router-dom';
import { hasQueryFailed } from 'shell/failed-query';
import { modulesQuery } from '../../content/api/content.ts';
import { lessonQuery, lessonsQuery, type Lesson } from '../api/lessons.ts';
import { computeLessonProgress } from '../lesson-progress.ts';
import { BreadcrumbHeader } from '../../../ui/crumb-head.tsx';
import { SkeletonPanel } from '../../../ui/skeleton.tsx';
import { brand } from '../../../frame/brand.ts';
import { isOwnFilmUrl } from '../../../frame/media/media-link.ts';
import { LockedLesson } from './locked-lesson.tsx';
import { TeachingNotFound } from '../components/teaching-not-found.tsx';
import { UnlockedLesson } from './unlocked-lesson.tsx';
import { modulePath, programBreadcrumb, teachingsPath } from '../paths.ts';
import { useAllLessonProgress } from '../api/practice.ts';

/** Short, so that the next visit requests the lesson again. */
const lessonFreshMs = 2_000;

export function LessonPage() {
  const { module = '', lesson: key = '' } = useParams();
  const asked = useQuery({ ...lessonQuery(key), staleTime: lessonFreshMs });
  const lesson = asked.data;
  const { data: modules } = useQuery(modulesQuery());
  const { data: lessons } = useQuery(lessonsQuery(lesson?.moduleSlug ?? module));
  const { practice, isKnown } = useAllLessonProgress();
  if (hasQueryFailed(asked)) return <TeachingNotFound what="lesson" asked={asked} />;
  const own = modules?.find(({ id }) => id === lesson?.moduleId);
  const progress = lesson && computeLessonProgress(lesson, practice);
  const isClosed = lesson?.locked || lesson?.isWaiting || progress?.opening;
  // A text lesson is shown without waiting for the progress of the member.
  const isText = lesson && !isClosed && !isOwnFilmUrl(lesson.videoUrl);
  // The lesson was released after its text was requested, so the text is requested again.
  const isOpening = lesson?.isWaiting && !progress?.opening && asked.isFetching;
  return (
    <>
      <title>{`${lesson?.title ?? 'Lesson'} · ${brand.name}`}</title>
      <BreadcrumbHeader
        crumbs={
          lesson
            ? [
                ...(own ? [programBreadcrumb(own)] : []),
                { to: modulePath({ slug: lesson.moduleSlug }), label: lesson.moduleTitle },
              ]
            : [{ to: teachingsPath, label: 'Teachings' }]
        }
        place={lesson && lessons && positionText(lesson, lessons)}
        title={lesson?.title ?? 'Loading...'}
      />
      {lesson && lessons && progress && !isOpening && (isKnown || isText) ? (
        isClosed ? (
          <LockedLesson lesson={lesson} lessons={lessons} progress={progress} />
        ) : (
          <UnlockedLesson key={lesson.id} lesson={lesson} lessons={lessons} practice={practice} isKnown={isKnown} />
        )
      ) : (
        <div
          role="status"
          aria-label="Loading the lesson"
          className="column grid-cols-12 gap-x-12 pt-14 pb-36 wide:grid"
        >
          <div className="col-span-8">
            <SkeletonPanel height={440} />
          </div>
        </div>
      )}
    </>
  );
}

function positionText({ id }: Lesson, lessons: readonly Lesson[]): string | undefined {
  const at = lessons.findIndex((lesson) => lesson.id === id);
  return at < 0 ? undefined : `lesson ${at + 1} of ${lessons.length}`;
}
