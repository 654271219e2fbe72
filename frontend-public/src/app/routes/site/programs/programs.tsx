import { useQuery } from '@tanstack/react-query';
import { modulesQuery, programsQuery } from '../../../../features/content/api/content.ts';
import { hasQueryFailed } from 'shell/failed-query';
import { FetchFailedMessage } from '../../../../frame/fetch-failed.tsx';
import { Button } from '../../../../ui/button.tsx';
import { EmptyState } from '../../../../ui/empty-state.tsx';
import { PageHeader } from '../../../../ui/page-head.tsx';
import { SkeletonLine } from '../../../../ui/skeleton.tsx';
import { PageMeta } from '../../../page-meta.tsx';
import { ProgramsPageDrawing } from '../parts/head-drawings.tsx';
import { ProgramListItem } from './program-list-item.tsx';

export function ProgramsPage() {
  return (
    <>
      <PageMeta
        title="Programs"
        description="Four programs, from first foundations to ventures that serve. All are included with membership."
      />
      <PageHeader
        title={
          <>
            Begin
            <br />
            anywhere.
          </>
        }
        height={470}
        drawing={<ProgramsPageDrawing />}
        isWide
        lead="Each program is a path you walk at your own pace and with others. They cross in many places; there is no wrong first step."
        aside={
          <>
            <p className="text-17 leading-normal font-strong">All programs are included with membership.</p>
            <Button variant="gold" size="large" to="/membership" className="mt-5">
              See membership
            </Button>
          </>
        }
      />
      <div className="column grid grid-cols-[minmax(0,1fr)] gap-24 pt-24 pb-28 tablet:gap-28 tablet:pt-36 tablet:pb-36">
        <ProgramList />
      </div>
    </>
  );
}

function ProgramList() {
  const programs = useQuery(programsQuery());
  const modules = useQuery(modulesQuery());
  if (hasQueryFailed(programs)) return <FetchFailedMessage what="the programs" query={programs} />;
  if (!programs.data) return <ProgramsSkeleton />;
  if (programs.data.length === 0)
    return (
      <EmptyState title="The programs are being prepared." action={<Button to="/events">See the next events</Button>}>
        Until then, come and sit with us.
      </EmptyState>
    );
  return programs.data.map((program, index) => (
    <ProgramListItem
      key={program.id}
      program={program}
      modules={(modules.data ?? []).filter(({ programId }) => programId === program.id).map(({ title }) => title)}
      index={index}
    />
  ));
}

function ProgramsSkeleton() {
  return (
    <div role="status" aria-label="Loading the programs" className="grid gap-24 tablet:gap-28">
      {[560, 430, 390, 380].map((width) => (
        <div key={width}>
          <div className="border-b-hair border-line pb-3">
            <SkeletonLine width={width} height={56} />
          </div>
          <SkeletonLine width={420} height={20} className="mt-10" />
          <SkeletonLine width={360} height={20} className="mt-3" />
          <SkeletonLine width={180} height={18} className="mt-6" />
        </div>
      ))}
    </div>
  );
}
