import { useQuery } from '@tanstack/react-query';
import { Link, useParams } from 'react-router-dom';
import { hasQueryFailed } from 'shell/failed-query';
import { useRequest } from 'shell/use-request';
import { programsQuery, type Program } from '../../content/api/content.ts';
import { allLessonsQuery, type Lesson } from '../../lesson/api/lessons.ts';
import { fetchCertificateFile, useCertificates, type Certificate } from '../api/certificates.ts';
import { useAllLessonProgress, type PracticeProgress } from '../../lesson/api/practice.ts';
import { findNextLesson, computeLessonProgress } from '../../lesson/lesson-progress.ts';
import { LoadState } from '../../../frame/load-state.tsx';
import { RisingDisc } from '../../../ui/art/rising-disc.tsx';
import { Button } from '../../../ui/button.tsx';
import { BreadcrumbHeader } from '../../../ui/crumb-head.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { FormError } from '../../../ui/form-error.tsx';
import { RequestButton } from '../../../ui/request-button.tsx';
import { saveFile } from '../../../ui/save-file.ts';
import { formatDay } from '../../../ui/times.ts';
import { brand } from '../../../frame/brand.ts';
import { TeachingNotFound } from '../../lesson/components/teaching-not-found.tsx';
import { lessonPath, teachingsPath } from '../../lesson/paths.ts';

export function CertificatePage() {
  const { program: key = '' } = useParams();
  const programs = useQuery(programsQuery());
  const lessons = useQuery(allLessonsQuery());
  const certificates = useCertificates();
  const { practice, isKnown } = useAllLessonProgress();
  const program = programs.data?.find(({ id, slug }) => [id, slug].includes(key));
  const certificate = certificates.data?.find(({ programId }) => programId === program?.id);
  const isReady = program && lessons.data && isKnown && certificates.isFetchedAfterMount && certificates.data;
  const asked = [programs, lessons, certificates].find((query) => hasQueryFailed(query)) ?? certificates;
  if (programs.data && !program) return <TeachingNotFound what="program" asked={programs} />;
  return (
    <>
      <title>{`Certificate · ${brand.name}`}</title>
      <div className="print:hidden">
        <BreadcrumbHeader crumbs={[{ to: teachingsPath, label: 'Teachings' }]} title="Certificate" />
      </div>
      <div className="column pt-14 pb-36">
        {certificate ? (
          <CertificateSheet certificate={certificate} />
        ) : isReady ? (
          <CertificateNotEarned
            program={program}
            lessons={lessons.data.filter(({ programId }) => programId === program.id)}
            practice={practice}
          />
        ) : (
          <LoadState query={{ ...asked, data: undefined }} what="your certificate" lines={[{ height: 420 }]} />
        )}
      </div>
    </>
  );
}

/** Passed as the current time, so that the formatted date contains its year. */
const longAgo = new Date(0);

function CertificateSheet({
  certificate: { name, programSlug, programTitle, completedAt },
}: {
  certificate: Certificate;
}) {
  const saving = useRequest(async () =>
    saveFile(`certificate-${programSlug}.pdf`, await fetchCertificateFile(programSlug)),
  );
  return (
    <>
      <article
        aria-label={`Certificate: ${programTitle}`}
        className="mx-auto grid max-w-224 justify-items-center gap-4 rounded-card border border-rule bg-card px-[min(2rem,6vw)] pt-16 pb-14 text-center"
      >
        <div className="mb-4 w-full max-w-80 border-b-hair border-line">
          <RisingDisc share={1} radius={42} color="var(--gold)" isLight hasStrokes={false} className="mx-auto" />
        </div>
        <p className="text-plain text-muted">{brand.name}</p>
        <p className="title-60 wrap-anywhere">{name || 'Your name'}</p>
        <p className="text-plain text-muted">has completed all lessons of</p>
        <p className="title-44 wrap-anywhere">{programTitle}</p>
        <p className="text-plain text-muted">{formatDay(completedAt, brand.timeZone, longAgo)}</p>
      </article>
      {!name && (
        <p className="mt-6 text-center text-plain print:hidden">
          Your account has no name yet.{' '}
          <Link to="/account" className="inline-flex min-h-11 items-center text-link underline underline-offset-4">
            Add your name
          </Link>
        </p>
      )}
      <div className="mt-8 flex flex-wrap items-center justify-center gap-4 print:hidden">
        <RequestButton request={saving} variant="gold" busyLabel="Preparing..." onClick={() => void saving.run()}>
          Download PDF
        </RequestButton>
        <Button onClick={() => print()}>Print</Button>
      </div>
      <div className="text-center">
        <FormError message={saving.error?.message} />
      </div>
    </>
  );
}

interface NotYetProps {
  program: Program;
  lessons: readonly Lesson[];
  practice: PracticeProgress | undefined;
}

function CertificateNotEarned({ program, lessons, practice }: NotYetProps) {
  const seen = lessons.filter((lesson) => computeLessonProgress(lesson, practice).isDone).length;
  const next = findNextLesson(lessons, practice);
  return (
    <EmptyState
      title={`There is no certificate for ${program.title} yet.`}
      action={
        next ? (
          <Button to={lessonPath(next)} variant="gold">
            {seen > 0 ? 'Continue' : 'Begin'}
          </Button>
        ) : (
          <Button to={teachingsPath}>All modules</Button>
        )
      }
    >
      {lessons.length === 0
        ? 'This program has no lessons yet.'
        : `You get it when you have seen every lesson. You have seen ${seen} of ${lessons.length}.`}
    </EmptyState>
  );
}
