import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { lessonQuery, type Lesson } from '../api/lessons.ts';
import { FilmEndLayout } from '../../player/components/end-screen.tsx';
import { FilmPlayerView } from '../../player/components/film.tsx';
import { FilmPoster } from '../../player/components/film-poster.tsx';
import { ExternalFilm } from '../../player/components/external-film.tsx';
import { Transcript } from '../../player/components/transcript.tsx';
import { FilmPlayer } from '../../player/player.ts';
import { LoadState } from '../../../frame/load-state.tsx';
import { Button } from '../../../ui/button.tsx';
import type { ProgramColor } from '../../../ui/art/slug-art.ts';
import { isOwnFilmUrl } from '../../../frame/media/media-link.ts';
import { WrittenText } from '../../player/components/written-text.tsx';

export function PublicLesson({ slug, band }: { slug: string; band: ProgramColor }) {
  const asked = useQuery(lessonQuery(slug));
  const lesson = asked.data;
  if (!lesson) return <LoadState query={asked} what="this lesson" lines={[{ height: 320 }]} />;
  return (
    <section aria-label={lesson.title} className="grid grid-cols-1 gap-8 pt-3 pb-8">
      {isOwnFilmUrl(lesson.videoUrl) ? (
        <OwnFilm lesson={lesson} band={band} />
      ) : (
        <>
          {lesson.videoUrl && (
            <ExternalFilm url={lesson.videoUrl} label={lesson.title} poster={<FilmPoster band={band} />} />
          )}
          <WrittenText html={lesson.transcriptHtml} item={{ kind: 'lessons', id: lesson.id }} />
        </>
      )}
      <p className="text-plain text-muted">
        With a free account your place is saved.{' '}
        <Button variant="quiet" to="/auth?mode=sign-up">
          Create a free account
        </Button>
      </p>
    </section>
  );
}

function OwnFilm({ lesson, band }: { lesson: Lesson; band: ProgramColor }) {
  const { id, title, durationSec, captions, transcript, transcriptHtml } = lesson;
  const [player] = useState(
    () => new FilmPlayer({ item: { kind: 'lessons', id }, duration: durationSec, startAt: 0, report: () => undefined }),
  );
  const chapters = lesson.chapters ?? [];
  return (
    <div className="film-column min-w-0">
      <div className="film-in-sight">
        <FilmPlayerView
          player={player}
          label={title}
          poster={<FilmPoster band={band} picture={lesson.poster} />}
          chapters={chapters}
          hasCaptions={captions}
          resumedFrom={undefined}
          end={
            <FilmEndLayout band={band} title={`You have seen “${title}”.`}>
              <Button onClick={() => player.restart()}>Watch again</Button>
            </FilmEndLayout>
          }
        />
      </div>
      <div className="mt-8">
        <Transcript
          player={player}
          transcript={transcript}
          html={transcriptHtml}
          hasCaptions={captions}
          chapters={chapters}
        />
      </div>
    </div>
  );
}
