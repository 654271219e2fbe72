import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router-dom';
import { hasQueryFailed } from 'shell/failed-query';
import { moduleQuery, modulesQuery, programsQuery, type Module } from '../../content/api/content.ts';
import { lessonsQuery, type Lesson } from '../../lesson/api/lessons.ts';
import { useAllLessonProgress, type PracticeProgress } from '../../lesson/api/practice.ts';
import { computeLessonProgress } from '../../lesson/lesson-progress.ts';
import { LoadState } from '../../../frame/load-state.tsx';
import { RisingDisc } from '../../../ui/art/rising-disc.tsx';
import { formatCount } from '../../../ui/in-words.ts';
import { BreadcrumbHeader } from '../../../ui/crumb-head.tsx';
import { brand } from '../../../frame/brand.ts';
import { getProgramColor, getProgramCssColor } from '../../../ui/art/program-band.ts';
import { PreviousNextLinks } from '../../lesson/components/previous-next-links.tsx';
import { NextStepForMember } from './next-for-you.tsx';
import { TeachingNotFound } from '../../lesson/components/teaching-not-found.tsx';
import { LessonRow } from '../../lesson/components/lesson-row.tsx';
import { modulePath, programBreadcrumb, teachingsPath } from '../../lesson/paths.ts';
import { useCertificates } from '../api/certificates.ts';
import { RelatedModuleContent } from './related-module-content.tsx';

export function ModulePage() {
  const { module: key = '' } = useParams();
  const module = useQuery(moduleQuery(key));
  const lessons = useQuery(lessonsQuery(key));
  const { practice, isKnown } = useAllLessonProgress();
  const { data: certificates } = useCertificates();
  const siblings = useSiblings(module.data);
  if (hasQueryFailed(module)) return <TeachingNotFound what="module" asked={module} />;
  return (
    <>
      <title>{`${module.data?.title ?? 'Teachings'} · ${brand.name}`}</title>
      <BreadcrumbHeader
        isTall
        crumbs={[{ to: teachingsPath, label: 'Teachings' }, ...(module.data ? [programBreadcrumb(module.data)] : [])]}
        place={module.data && positionText(module.data, siblings.own)}
        title={module.data?.title ?? 'Loading...'}
        drawing={
          lessons.data && isKnown && <LessonDiscs lessons={lessons.data} practice={practice} color={siblings.color} />
        }
      />
      <div className="column grid grid-cols-1 gap-x-12 gap-y-14 pt-12 pb-36 wide:grid-cols-12">
        <div className="min-w-0 wide:col-span-8">
          {lessons.data && isKnown ? (
            <Lessons lessons={lessons.data} practice={practice} />
          ) : (
            <LoadState
              query={{ ...lessons, data: undefined }}
              what="the lessons"
              lines={[{ width: 220, height: 30 }, { height: 64 }, { height: 64 }]}
            />
          )}
          {module.data && <ModuleNeighbours module={module.data} own={siblings.own} />}
        </div>
        <div className="max-wide:contents wide:col-span-4">
          <div className="max-wide:contents wide:sticky wide:top-24">
            <div className="empty:hidden max-wide:-order-1">
              {lessons.data && isKnown && (
                <NextStepForMember
                  lessons={lessons.data}
                  practice={practice}
                  nextModule={siblings.next}
                  certificate={certificates?.find(({ programId }) => programId === module.data?.programId)}
                />
              )}
            </div>
            {lessons.data && module.data && <RelatedModuleContent module={module.data} lessons={lessons.data} />}
          </div>
        </div>
      </div>
    </>
  );
}

function useSiblings(module: Module | undefined) {
  const { data: modules = [] } = useQuery(modulesQuery());
  const { data: programs = [] } = useQuery(programsQuery());
  const own = modules.filter(({ programId }) => programId === module?.programId);
  const at = own.findIndex(({ id }) => id === module?.id);
  const band = getProgramColor(
    Math.max(
      0,
      programs.findIndex(({ id }) => id === module?.programId),
    ),
  );
  return { own, next: at < 0 ? undefined : own[at + 1], color: getProgramCssColor(band) };
}

const positionText = ({ id }: Module, own: readonly Module[]): string | undefined => {
  const at = own.findIndex((module) => module.id === id);
  return at < 0 ? undefined : `module ${at + 1} of ${own.length}`;
};

interface LessonsProps {
  lessons: readonly Lesson[];
  practice: PracticeProgress | undefined;
}

function Lessons({ lessons, practice }: LessonsProps) {
  if (lessons.length === 0) return <p>This module has no lessons yet.</p>;
  const done = lessons.filter((lesson) => computeLessonProgress(lesson, practice).isDone).length;
  const minutes = Math.floor(lessons.reduce((sum, { durationSec }) => sum + durationSec, 0) / 60);
  return (
    <section aria-labelledby="lessons">
      <div className="flex flex-wrap items-baseline justify-between gap-x-6 border-b-hair border-line pb-4">
        <h2 id="lessons" className="title-32">
          Lessons
        </h2>
        <p className="text-15 text-muted">
          {done} of {lessons.length} seen, {formatCount(minutes, 'minute')} in all
        </p>
      </div>
      <ol className="border-b-hair border-line">
        {lessons.map((lesson) => (
          <LessonRow
            key={lesson.id}
            lesson={lesson}
            lessons={lessons}
            progress={computeLessonProgress(lesson, practice)}
          />
        ))}
      </ol>
    </section>
  );
}

function ModuleNeighbours({ module, own }: { module: Module; own: readonly Module[] }) {
  const at = own.findIndex(({ id }) => id === module.id);
  const link = (neighbour: Module | undefined) => neighbour && { to: modulePath(neighbour), label: neighbour.title };
  return <PreviousNextLinks label="Other modules" before={link(own[at - 1])} after={link(own[at + 1])} />;
}

function LessonDiscs({ lessons, practice, color }: LessonsProps & { color: string }) {
  const progressOfLessons = lessons.map((lesson) => ({ id: lesson.id, ...computeLessonProgress(lesson, practice) }));
  const light = progressOfLessons.find(({ isDone, share }) => !isDone && share !== undefined && share > 0);
  const radius = lessons.length > 6 ? 20 : 30;
  return (
    <div className="flex gap-3">
      {progressOfLessons.map(({ id, share }) => (
        <RisingDisc
          key={id}
          share={share}
          radius={radius}
          color={color}
          isLight={id === light?.id}
          hasStrokes={false}
        />
      ))}
    </div>
  );
}
