import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { lessonQuery, type Lesson } from '../api/lessons.ts';
import { EndScreen } from '../../player/components/end-screen.tsx';
import { Film } from '../../player/components/film.tsx';
import { FilmPoster } from '../../player/components/film-poster.tsx';
import { OutsideFilm } from '../../player/components/outside-film.tsx';
import { Transcript } from '../../player/components/transcript.tsx';
import { Player } from '../../player/player.ts';
import { LoadState } from '../../../frame/load-state.tsx';
import { Button } from '../../../ui/button.tsx';
import type { Band } from '../../../ui/art/slug-art.ts';
import { isOwnFilm } from '../../../frame/media/media-link.ts';
import { Paragraphs } from '../../player/components/paragraphs.tsx';

export function PublicLesson({ slug, band }: { slug: string; band: Band }) {
  const asked = useQuery(lessonQuery(slug));
  const lesson = asked.data;
  if (!lesson) return <LoadState query={asked} what="this lesson" lines={[{ height: 320 }]} />;
  return (
    <section aria-label={lesson.title} className="grid grid-cols-1 gap-8 pt-3 pb-8">
      {isOwnFilm(lesson.videoUrl) ? (
        <OwnFilm lesson={lesson} band={band} />
      ) : (
        <>
          {lesson.videoUrl && (
            <OutsideFilm url={lesson.videoUrl} label={lesson.title} poster={<FilmPoster band={band} />} />
          )}
          <Paragraphs text={lesson.transcript} />
        </>
      )}
      <p className="text-plain text-muted">
        With a free account your place is kept.{' '}
        <Button variant="quiet" to="/auth?mode=sign-up">
          Create a free account
        </Button>
      </p>
    </section>
  );
}

function OwnFilm({ lesson, band }: { lesson: Lesson; band: Band }) {
  const { id, title, durationSec, captions, transcript } = lesson;
  const [player] = useState(
    () => new Player({ piece: { kind: 'lessons', id }, duration: durationSec, startAt: 0, report: () => undefined }),
  );
  const chapters = lesson.chapters ?? [];
  return (
    <div className="film-column min-w-0">
      <div className="film-in-sight">
        <Film
          player={player}
          label={title}
          poster={<FilmPoster band={band} />}
          chapters={chapters}
          hasCaptions={captions}
          resumedFrom={undefined}
          end={
            <EndScreen band={band} title={`That was “${title}”.`}>
              <Button onClick={() => player.restart()}>Watch again</Button>
            </EndScreen>
          }
        />
      </div>
      <div className="mt-8">
        <Transcript player={player} transcript={transcript} hasCaptions={captions} chapters={chapters} />
      </div>
    </div>
  );
}
