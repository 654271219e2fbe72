import { lazy, Suspense } from 'react';
import { useQuery } from '@tanstack/react-query';
import { isPreviewPage } from 'shell/preview';
import { useSession } from 'shell/session';
import { loadChunk } from 'shell/load-chunk';
import { isTierAtLeast } from 'shell/tier';
import { modulesQuery, programsQuery } from '../../content/api/content.ts';
import type { Lesson } from '../api/lessons.ts';
import type { PracticeProgress } from '../api/practice.ts';
import { computeLessonProgress } from '../lesson-progress.ts';
import { loadFilmPlayerView } from '../../player/components/lazy-film.ts';
import { Button } from '../../../ui/button.tsx';
import { SkeletonLine } from '../../../ui/skeleton.tsx';
import { isOwnFilmUrl } from '../../../frame/media/media-link.ts';
import { PreviousNextLinks } from '../components/previous-next-links.tsx';
import { lessonPath } from '../paths.ts';
import { TextLesson } from './text-lesson.tsx';
import { useCertificates } from '../../teachings/api/certificates.ts';

const FilmLesson = lazy(async () => {
  const [{ FilmLesson }] = await Promise.all([loadChunk(() => import('./film-lesson.tsx')), loadFilmPlayerView()]);
  return { default: FilmLesson };
});

const JournalField = lazy(async () => ({
  default: (await loadChunk(() => import('../../journal/components/journal-field.tsx'))).JournalField,
}));

const LazyLessonThread = lazy(async () => ({
  default: (await loadChunk(() => import('../../forum/components/lesson-thread.tsx'))).LessonThread,
}));

interface UnlockedLessonProps {
  lesson: Lesson;
  lessons: readonly Lesson[];
  practice: PracticeProgress | undefined;
  isKnown: boolean;
}

export function UnlockedLesson({ lesson, lessons, practice, isKnown }: UnlockedLessonProps) {
  const { data: modules } = useQuery(modulesQuery());
  const { data: programs } = useQuery(programsQuery());
  const { data: certificates } = useCertificates();
  const { tier } = useSession();
  const module = modules?.find(({ id }) => id === lesson.moduleId);
  const own = modules?.filter(({ programId }) => programId === module?.programId) ?? [];
  const at = lessons.findIndex(({ id }) => id === lesson.id);
  const course = {
    lesson,
    lessons,
    practice,
    isKnown,
    progress: computeLessonProgress(lesson, practice),
    next: lessons[at + 1],
    nextModule: module && own[own.indexOf(module) + 1],
    certificate: certificates?.find(({ programId }) => programId === lesson.programId),
    programIndex: Math.max(0, programs?.findIndex(({ id }) => id === module?.programId) ?? 0),
  };
  const link = (neighbour: Lesson | undefined) => neighbour && { to: lessonPath(neighbour), label: neighbour.title };
  return (
    <>
      <div className="column grid grid-cols-1 gap-x-11 gap-y-12 pt-6 pb-20 tablet:pt-14 wide:grid-cols-12">
        {isOwnFilmUrl(lesson.videoUrl) ? (
          <Suspense fallback={<div className="film-frame wide:col-span-8" />}>
            <FilmLesson {...course} />
          </Suspense>
        ) : (
          <TextLesson {...course} />
        )}
      </div>
      <section aria-labelledby="reflection" className="bg-band">
        <div className="column grid grid-cols-1 gap-x-11 gap-y-8 py-20 wide:grid-cols-12">
          <div className="wide:col-span-7">
            <p className="text-15 font-strong text-muted">Reflection</p>
            <h2 id="reflection" className="title-44 max-w-[18em] italic">
              {lesson.reflectionPrompt ?? 'What stays with you?'}
            </h2>
          </div>
          <div className="wide:col-span-5">
            <Suspense fallback={<SkeletonLine height={156} className="mt-8" />}>
              <JournalField about={{ source: 'lesson', sourceId: lesson.id }} label="Your reflection" />
            </Suspense>
            <Button variant="quiet" to="/members/journal" className="mt-1">
              Open your journal
            </Button>
          </div>
        </div>
      </section>
      <div className="column grid grid-cols-1 gap-16 pt-8 pb-24">
        {isTierAtLeast(tier, 'seeker') && !isPreviewPage && (
          <div className="max-w-176 pt-10">
            <Suspense fallback={<SkeletonLine height={156} />}>
              <LazyLessonThread lessonId={lesson.id} />
            </Suspense>
          </div>
        )}
        <PreviousNextLinks
          label="Other lessons"
          before={link(lessons[at - 1])}
          after={link(course.next)}
          className=""
        />
      </div>
    </>
  );
}
