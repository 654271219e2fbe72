import { useRef, useState } from 'react';
import { EndScreen } from '../../player/components/end-screen.tsx';
import type { Player } from '../../player/player.ts';
import { useFocusAfterFilm } from '../../player/use-focus-after-film.ts';
import { Button } from '../../../ui/button.tsx';
import { readerTime } from '../../../ui/times.ts';
import { bandAt } from '../../../ui/art/program-band.ts';
import type { Course } from './course.ts';
import { certificatePath, lessonPath, modulePath, teachingsPath } from '../paths.ts';

/** Shows the next lesson at the end of a film, without autoplay. */
export function FilmEnd({ course, player }: { course: Course; player: Player }) {
  const { lesson, next, nextModule, certificate, progress, programIndex } = course;
  const heading = useRef<HTMLHeadingElement>(null);
  const [at] = useState(() => readerTime(new Date().toISOString()));
  useFocusAfterFilm(heading);
  return (
    <EndScreen
      band={bandAt(programIndex)}
      above={
        <>
          <p className="text-15 font-strong">
            {progress.isDone ? `Finished at ${at}` : `Finished at ${at}. Not marked as seen: you skipped parts.`}
          </p>
          <h2 ref={heading} tabIndex={-1} className="title-60 baseline-bottom outline-none">
            {next ? 'Let it settle.' : `That was ${lesson.moduleTitle}.`}
          </h2>
        </>
      }
      below={
        <>
          <div className="mr-auto min-w-0">
            {next && (
              <>
                <p className="text-15 text-muted">
                  <span>Next in {lesson.moduleTitle}</span>
                  {next.durationSec >= 60 && <span>{`, ${wholeMinutes(next.durationSec)}`}</span>}
                </p>
                <p className="title-26">{next.title}</p>
              </>
            )}
            {!next && certificate && <p className="title-26">That was the whole of {certificate.programTitle}.</p>}
            {!next && !certificate && nextModule && <p className="title-26">{nextModule.title}</p>}
          </div>
          <Button
            variant="quiet"
            onClick={() => {
              player.seek(0);
              player.play();
            }}
          >
            Watch again
          </Button>
          <Button variant="gold" {...wayOn(course)} />
        </>
      }
    />
  );

  function wayOn({ next, nextModule, certificate }: Course) {
    if (next) return { to: lessonPath(next), children: 'Next lesson' };
    if (certificate) return { to: certificatePath(certificate), children: 'Your certificate' };
    if (nextModule) return { to: modulePath(nextModule), children: 'Next module' };
    return { to: teachingsPath, children: 'All modules' };
  }
}

const wholeMinutes = (seconds: number): string => {
  const minutes = Math.floor(seconds / 60);
  return minutes === 1 ? '1 minute' : `${minutes} minutes`;
};
