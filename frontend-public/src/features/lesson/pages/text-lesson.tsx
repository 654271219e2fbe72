import { Biography } from '../../content/components/biography.tsx';
import { TeacherNames } from '../../content/components/taught-by.tsx';
import { FilmPoster } from '../../player/components/film-poster.tsx';
import { ExternalFilm } from '../../player/components/external-film.tsx';
import { getProgramColor } from '../../../ui/art/program-band.ts';
import type { LessonPageData } from './course.ts';
import { LessonList } from './lesson-list.tsx';
import { MarkLessonSeenButton } from './mark-seen.tsx';
import { WrittenText } from '../../player/components/written-text.tsx';

export function TextLesson(course: LessonPageData) {
  const { id, title, summary, transcriptHtml, videoUrl, people } = course.lesson;
  return (
    <>
      <div className="min-w-0 wide:col-span-8">
        {videoUrl ? (
          <ExternalFilm
            url={videoUrl}
            label={title}
            poster={<FilmPoster band={getProgramColor(course.programIndex)} />}
          />
        ) : (
          <p className="text-15 font-strong text-muted">Reading lesson</p>
        )}
        {summary && <p className="mt-2 max-w-155 text-lead">{summary}</p>}
        <div className="mt-4">
          <TeacherNames people={people} />
        </div>
        <div className="mt-8">
          <WrittenText html={transcriptHtml} item={{ kind: 'lessons', id }} />
        </div>
        {people.map((person) => (
          <Biography key={person.id} person={person} />
        ))}
      </div>
      <div className="grid min-w-0 content-start gap-10 wide:col-span-4">
        <LessonList course={course} />
        <MarkLessonSeenButton course={course} />
      </div>
    </>
  );
}
