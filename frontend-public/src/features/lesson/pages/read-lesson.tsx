import { lazy, Suspense } from 'react';
import { loadChunk } from 'shell/load-chunk';
import { TaughtBy } from '../../content/components/taught-by.tsx';
import type { Course } from './course.ts';
import { LessonList } from './lesson-list.tsx';
import { MarkSeen } from './mark-seen.tsx';
import { Paragraphs } from '../components/paragraphs.tsx';

const OtherFilm = lazy(async () => ({
  default: (await loadChunk(() => import('./outside-lesson-film.tsx'))).OutsideLessonFilm,
}));

/** A text lesson; its film is shown first if it is at an external host. */
export function ReadLesson(course: Course) {
  const { title, summary, transcript, videoUrl, people } = course.lesson;
  return (
    <>
      <div className="min-w-0 wide:col-span-8">
        {videoUrl ? (
          <Suspense fallback={<div className="film-frame" />}>
            <OtherFilm url={videoUrl} label={title} programIndex={course.programIndex} />
          </Suspense>
        ) : (
          <p className="text-15 font-strong text-muted">Reading lesson</p>
        )}
        {summary && <p className="mt-2 max-w-155 text-lead">{summary}</p>}
        <TaughtBy className="mt-4" people={people} />
        <div className="mt-8">
          <Paragraphs text={transcript} />
        </div>
      </div>
      <div className="grid min-w-0 content-start gap-10 wide:col-span-4">
        <LessonList course={course} />
        <MarkSeen course={course} />
      </div>
    </>
  );
}
