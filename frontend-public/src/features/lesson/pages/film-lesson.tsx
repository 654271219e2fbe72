import { useQueryClient } from '@tanstack/react-query';
import { Suspense, useState } from 'react';
import { useSession } from 'shell/session';
import { Teachers } from '../../content/components/taught-by.tsx';
import { ChapterList } from '../../player/components/chapters.tsx';
import { FilmPoster } from '../../player/components/film-poster.tsx';
import { LazyFilmPlayerView } from '../../player/components/lazy-film.ts';
import { Transcript } from '../../player/components/transcript.tsx';
import { usePlayerState } from '../../../frame/media/media-player.ts';
import { SegmentedControl } from '../../../ui/segmented.tsx';
import { getProgramColor } from '../../../ui/art/program-band.ts';
import { applyServerProgress } from '../api/practice.ts';
import type { LessonPageData } from './course.ts';
import { useFilmPlayer } from '../../player/use-film-player.ts';
import { FilmEnd } from './film-end.tsx';
import { LessonList } from './lesson-list.tsx';
import { MarkLessonSeenButton } from './mark-seen.tsx';

type FilmLessonTab = 'words' | 'chapters' | 'lessons';

export function FilmLesson(course: LessonPageData) {
  const { lesson, programIndex, progress } = course;
  const client = useQueryClient();
  const { user } = useSession();
  const { player, resumedFrom } = useFilmPlayer(
    { kind: 'lessons', id: lesson.id, durationSec: lesson.durationSec },
    progress,
    (saved) => void applyServerProgress(client, user?.id ?? '', saved),
  );
  const isEnded = usePlayerState(player, (state) => state.isEnded);
  const [shown, setShown] = useState<FilmLessonTab>('words');
  const chapters = lesson.chapters ?? [];
  const options: { value: FilmLessonTab; label: string }[] = [
    { value: 'words', label: 'Transcript' },
    ...(chapters.length > 0 ? [{ value: 'chapters' as const, label: 'Chapters' }] : []),
    { value: 'lessons', label: 'Lessons' },
  ];
  const onPhone = (part: FilmLessonTab) => (shown === part ? '' : 'max-wide:hidden');
  return (
    <>
      <div className="film-column min-w-0 wide:col-span-8">
        <div className="film-in-sight">
          <Suspense fallback={<div className="film-frame" />}>
            <LazyFilmPlayerView
              player={player}
              label={lesson.title}
              poster={<FilmPoster band={getProgramColor(programIndex)} picture={lesson.poster} />}
              chapters={chapters}
              hasCaptions={lesson.captions}
              resumedFrom={resumedFrom}
              end={<FilmEnd course={course} player={player} />}
            />
          </Suspense>
        </div>
        {isEnded && <p className="mt-3 text-15 text-muted">The next lesson does not start by itself.</p>}
        <Teachers people={lesson.people} />
        <div className="mt-8 wide:hidden">
          <SegmentedControl
            isWide
            label="Transcript, chapters or lessons"
            options={options}
            value={shown}
            onChange={setShown}
          />
        </div>
        <div className={`mt-8 wide:mt-12 ${onPhone('words')}`}>
          <Transcript
            player={player}
            transcript={lesson.transcript}
            html={lesson.transcriptHtml}
            hasCaptions={lesson.captions}
            chapters={chapters}
            textHeading="Transcript"
          />
        </div>
      </div>
      <div className="grid min-w-0 content-start gap-10 wide:col-span-4">
        <div className={onPhone('lessons')}>
          <LessonList course={course} />
        </div>
        {chapters.length > 0 && (
          <section aria-labelledby="chapters" className={onPhone('chapters')}>
            <h2 id="chapters" className="title-32 border-b-hair border-line pb-3">
              Chapters
            </h2>
            <ChapterList player={player} chapters={chapters} />
          </section>
        )}
        <MarkLessonSeenButton course={course} />
      </div>
    </>
  );
}
