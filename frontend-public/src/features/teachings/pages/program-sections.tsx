import { Link } from 'react-router-dom';
import type { Module, Program } from '../../content/api/content.ts';
import type { Lesson } from '../../lesson/api/lessons.ts';
import type { Certificate } from '../api/certificates.ts';
import type { PracticeProgress } from '../../lesson/api/practice.ts';
import { computeLessonProgress } from '../../lesson/lesson-progress.ts';
import { ProgressSunIcon } from '../../../ui/art/rise-mark.tsx';
import { formatCount } from '../../../ui/in-words.ts';
import { TierName } from '../../../ui/tier-mark.tsx';
import { formatMinutes } from '../../../ui/times.ts';
import { certificatePath, modulePath } from '../../lesson/paths.ts';

interface ProgramSectionsProps {
  programs: readonly Program[];
  modules: readonly Module[];
  lessons: readonly Lesson[];
  practice: PracticeProgress | undefined;
  certificates: readonly Certificate[];
}

export function ProgramSections({ programs, modules, lessons, practice, certificates }: ProgramSectionsProps) {
  const filled = programs
    .map((program) => ({ program, own: modules.filter(({ programId }) => programId === program.id) }))
    .filter(({ own }) => own.length > 0);
  if (filled.length === 0) return <p className="column pt-14">No modules yet.</p>;
  return (
    <section aria-labelledby="programs" className="column pt-24">
      <h2 id="programs" className="title-44">
        Every program, module by module
      </h2>
      {filled.map(({ program, own }) => (
        <section
          key={program.id}
          aria-labelledby={`program-${program.id}`}
          className="chapter mt-10 grid grid-cols-1 gap-x-6 pt-5 wide:grid-cols-12"
        >
          <div className="wide:col-span-4">
            <h3 id={`program-${program.id}`} className="title-32">
              {program.title}
            </h3>
            {program.summary && <p className="mt-2 max-w-88 text-15 text-muted">{program.summary}</p>}
            <p className="mt-2 text-15 font-strong">{programSize(program, own.length)}</p>
            <CertificateLink certificate={certificates.find(({ programId }) => programId === program.id)} />
          </div>
          <ol className="max-wide:mt-4 wide:col-span-8">
            {own.map((module, index) => (
              <ModuleRow
                key={module.id}
                number={index + 1}
                module={module}
                lessons={lessons.filter(({ moduleId }) => moduleId === module.id)}
                practice={practice}
              />
            ))}
          </ol>
        </section>
      ))}
    </section>
  );
}

function CertificateLink({ certificate }: { certificate: Certificate | undefined }) {
  if (!certificate) return null;
  return (
    <Link
      to={certificatePath(certificate)}
      className="inline-flex min-h-11 items-center text-15 text-link underline decoration-1 underline-offset-4 hover:decoration-2"
    >
      Your certificate<span className="sr-only">: {certificate.programTitle}</span>
    </Link>
  );
}

function programSize({ durationLabel }: Program, count: number): string {
  if (durationLabel && !/\d/.test(durationLabel)) return durationLabel;
  return [formatCount(count, 'module'), durationLabel].filter(Boolean).join(', ');
}

interface ModuleRowProps {
  number: number;
  module: Module;
  lessons: readonly Lesson[];
  practice: PracticeProgress | undefined;
}

function ModuleRow({ number, module, lessons, practice }: ModuleRowProps) {
  const progressOfLessons = lessons.map((lesson) => ({ id: lesson.id, ...computeLessonProgress(lesson, practice) }));
  const done = progressOfLessons.filter(({ isDone }) => isDone).length;
  const isOpen = !module.locked || lessons.some(({ locked }) => !locked);
  const seconds = lessons.reduce((sum, { durationSec }) => sum + durationSec, 0);
  return (
    <li className="module-row">
      <span aria-hidden="true" className="text-15 text-muted">
        {number}
      </span>
      <h4 className={`title-26 text-22! ${module.locked ? 'text-muted' : ''}`}>{module.title}</h4>
      <div className="module-row-marks">
        {isOpen ? (
          <p className="flex flex-wrap gap-1.5">
            <span className="sr-only">{`${done} of ${lessons.length} lessons seen`}</span>
            {progressOfLessons.map(({ id, share }) => (
              <ProgressSunIcon key={id} share={share} width={25} />
            ))}
          </p>
        ) : (
          <TierName tier={module.visibilityTier} />
        )}
      </div>
      <p className="text-15 text-muted tabular-nums">{seconds > 0 && formatMinutes(seconds)}</p>
      <Link
        to={isOpen ? modulePath(module) : '/membership'}
        className="inline-flex min-h-11 items-center justify-self-end text-15 text-link underline decoration-1 underline-offset-4 hover:decoration-2"
      >
        {isOpen ? programAction(progressOfLessons, done) : 'See membership'}
        <span className="sr-only">: {module.title}</span>
      </Link>
    </li>
  );
}

function programAction(progressOfLessons: readonly { positionSec: number; isDone: boolean }[], done: number): string {
  if (done > 0 && done === progressOfLessons.length) return 'See again';
  return done > 0 || progressOfLessons.some(({ positionSec }) => positionSec > 0) ? 'Continue' : 'Begin';
}
