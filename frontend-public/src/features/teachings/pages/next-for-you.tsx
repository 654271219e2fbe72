import type { Module } from '../../content/api/content.ts';
import type { Lesson } from '../../lesson/api/lessons.ts';
import type { Certificate } from '../api/certificates.ts';
import type { PracticeProgress } from '../../lesson/api/practice.ts';
import { findNextLesson, computeLessonProgress } from '../../lesson/lesson-progress.ts';
import { Button } from '../../../ui/button.tsx';
import { formatPlaybackTime, formatCount, numberInWords } from '../../../ui/in-words.ts';
import { certificatePath, lessonPath, modulePath } from '../../lesson/paths.ts';

interface NextForYouProps {
  lessons: readonly Lesson[];
  practice: PracticeProgress | undefined;
  nextModule: Module | undefined;
  certificate: Certificate | undefined;
}

export function NextStepForMember({ lessons, practice, nextModule, certificate }: NextForYouProps) {
  const next = findNextLesson(lessons, practice);
  const isAllSeen = lessons.length > 0 && lessons.every((lesson) => computeLessonProgress(lesson, practice).isDone);
  if (!next && !isAllSeen) return null;
  return (
    <section aria-label="Next for you" className="rounded-card border border-rule bg-card p-[min(1.75rem,7vw)]">
      {next ? (
        <NextLesson lesson={next} practice={practice} />
      ) : (
        <AllSeen count={lessons.length} next={nextModule} certificate={certificate} />
      )}
    </section>
  );
}

function NextLesson({ lesson, practice }: { lesson: Lesson; practice: PracticeProgress | undefined }) {
  const { positionSec } = computeLessonProgress(lesson, practice);
  const isBegun = positionSec > 0;
  const minutes = Math.max(1, Math.floor((lesson.durationSec - positionSec) / 60));
  return (
    <>
      <p className="text-15 font-strong text-muted">Next for you</p>
      <h2 className="title-26">{lesson.title}</h2>
      <p className="mt-2 text-15 text-muted">
        {isBegun && <span>{`From ${formatPlaybackTime(positionSec)}. `}</span>}
        {lesson.durationSec > 0 && <span>{`About ${formatCount(minutes, 'minute')}.`}</span>}
      </p>
      <Button to={lessonPath(lesson)} variant="gold" wide className="mt-5">
        {isBegun ? 'Continue' : 'Begin'}
      </Button>
    </>
  );
}

interface AllSeenProps {
  count: number;
  next: Module | undefined;
  certificate: Certificate | undefined;
}

function AllSeen({ count, next, certificate }: AllSeenProps) {
  const lessons = count === 1 ? 'the lesson' : count === 2 ? 'both lessons' : `all ${numberInWords(count)} lessons`;
  return (
    <>
      <h2 className="title-26">You have finished {lessons}.</h2>
      {certificate && (
        <>
          <p className="mt-2 text-15 text-muted">You have completed {certificate.programTitle}.</p>
          <Button to={certificatePath(certificate)} variant="gold" wide className="mt-5">
            Your certificate
          </Button>
        </>
      )}
      {next && !certificate && (
        <Button to={modulePath(next)} variant="gold" wide className="mt-5">
          Next module: {next.title}
        </Button>
      )}
    </>
  );
}
