import { TaughtBy } from '../../content/components/taught-by.tsx';
import { FilmPoster } from '../../player/components/film-poster.tsx';
import { OutsideFilm } from '../../player/components/outside-film.tsx';
import { bandAt } from '../../../ui/art/program-band.ts';
import type { Course } from './course.ts';
import { LessonList } from './lesson-list.tsx';
import { MarkSeen } from './mark-seen.tsx';
import { Paragraphs } from '../../player/components/paragraphs.tsx';

/** A text lesson; its film is shown first if it is at an external host. */
export function ReadLesson(course: Course) {
  const { title, summary, transcript, videoUrl, people } = course.lesson;
  return (
    <>
      <div className="min-w-0 wide:col-span-8">
        {videoUrl ? (
          <OutsideFilm url={videoUrl} label={title} poster={<FilmPoster band={bandAt(course.programIndex)} />} />
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
