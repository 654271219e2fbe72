import { useState } from 'react';
import { FilmEndLayout } from '../../player/components/end-screen.tsx';
import type { FilmPlayer } from '../../player/player.ts';
import { Button } from '../../../ui/button.tsx';
import { formatCount } from '../../../ui/in-words.ts';
import { formatReaderTime } from '../../../ui/times.ts';
import { getProgramColor } from '../../../ui/art/program-band.ts';
import type { LessonPageData } from './course.ts';
import { certificatePath, lessonPath, modulePath, teachingsPath } from '../paths.ts';

export function FilmEnd({ course, player }: { course: LessonPageData; player: FilmPlayer }) {
  const { lesson, next, nextModule, certificate, progress, programIndex } = course;
  const [at] = useState(() => formatReaderTime(new Date().toISOString()));
  return (
    <FilmEndLayout
      band={getProgramColor(programIndex)}
      title={next ? 'Let it settle.' : `You have finished ${lesson.moduleTitle}.`}
      note={
        <p className="text-15 font-strong">
          {progress.isDone ? `Finished at ${at}` : `Finished at ${at}. Not marked as seen: you skipped parts.`}
        </p>
      }
    >
      <div className="mr-auto min-w-0">
        {next && (
          <>
            <p className="text-15 text-muted">
              <span>Next in {lesson.moduleTitle}</span>
              {next.durationSec >= 60 && <span>{`, ${formatCount(Math.floor(next.durationSec / 60), 'minute')}`}</span>}
            </p>
            <p className="title-26">{next.title}</p>
          </>
        )}
        {!next && certificate && <p className="title-26">You have completed {certificate.programTitle}.</p>}
        {!next && !certificate && nextModule && <p className="title-26">{nextModule.title}</p>}
      </div>
      <Button variant="quiet" onClick={() => player.restart()}>
        Watch again
      </Button>
      <Button variant="gold" {...wayOn(course)} />
    </FilmEndLayout>
  );

  function wayOn({ next, nextModule, certificate }: LessonPageData) {
    if (next) return { to: lessonPath(next), children: 'Next lesson' };
    if (certificate) return { to: certificatePath(certificate), children: 'Your certificate' };
    if (nextModule) return { to: modulePath(nextModule), children: 'Next module' };
    return { to: teachingsPath, children: 'All modules' };
  }
}
