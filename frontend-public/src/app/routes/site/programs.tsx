import { useQuery } from '@tanstack/react-query';
import { modulesQuery, programsQuery, type Program } from '../../../features/content/api/content.ts';
import { oklch } from '../../../ui/art/color.ts';
import { Button } from '../../../ui/button.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { PageHead } from '../../../ui/page-head.tsx';
import { SkeletonLine } from '../../../ui/skeleton.tsx';
import { TierName } from '../../../ui/tier-mark.tsx';
import { PageMeta } from '../../page-meta.tsx';
import { HillsDrawing } from './head-drawings.tsx';
import { ProgramDiscs } from './program-discs.tsx';

/** Half discs of a program's own hue, in the order of the programs. */
const hues = [oklch(0.6, 0.09, 278), oklch(0.6, 0.102, 62), oklch(0.6, 0.072, 162), oklch(0.6, 0.096, 18)];

export function ProgramsPage() {
  return (
    <>
      <PageMeta
        title="Programs"
        description="Four programs, from first foundations to ventures that serve. All are included with membership."
      />
      <PageHead
        title={
          <>
            Begin
            <br />
            anywhere.
          </>
        }
        height={470}
        drawing={<HillsDrawing />}
        isWide
        lead="Four programs, each a path you walk at your own pace and with others. They cross in many places; there is no wrong first step."
        aside={
          <>
            <p className="text-[1.0625rem] leading-normal font-[550]">All programs are included with membership.</p>
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
  if (programs.isError)
    return (
      <EmptyState
        title="We could not fetch the programs."
        isFailure
        action={<Button onClick={() => void programs.refetch()}>Try again</Button>}
      >
        It needs the network, and one more try.
      </EmptyState>
    );
  if (!programs.data) return <SkeletonLine width="60%" height="66px" />;
  if (programs.data.length === 0) return <EmptyState title="The programs are being prepared." />;
  return programs.data.map((program, index) => (
    <ProgramLine
      key={program.id}
      program={program}
      modules={(modules.data ?? []).filter(({ programId }) => programId === program.id).map(({ title }) => title)}
      color={hues[index % hues.length] ?? '#37307F'}
      isFirst={index === 0}
    />
  ));
}

type ProgramLineProps = { program: Program; modules: string[]; color: string; isFirst: boolean };

/** One program on its line: its name, its modules as half discs, its weeks as ticks; the words under it. */
function ProgramLine({ program, modules, color, isFirst }: ProgramLineProps) {
  const weeks = Number(/(\d+) weeks?/.exec(program.durationLabel ?? '')?.[1] ?? 0);
  const length = [modules.length > 0 && `${modules.length} modules`, program.durationLabel].filter(Boolean).join(', ');
  return (
    <article>
      <div className="relative flex items-end justify-between gap-6 border-b-[1.25px] border-line">
        <h2 className="stands max-w-[5.2em] font-display tablet:max-w-none text-[clamp(3rem,3.2vw+1.6rem,4.125rem)] leading-none tracking-[-0.03em]">
          {program.title}
        </h2>
        <ProgramDiscs modules={modules.length} weeks={weeks} color={color} isFirst={isFirst} />
      </div>
      <div className="grid gap-8 pt-10 wide:grid-cols-12 wide:gap-6">
        <div className="wide:col-span-6">
          <p className="max-w-[440px] text-[1.0625rem] leading-[1.65]">{program.summary}</p>
          <p className="mt-4 flex flex-wrap items-center gap-x-6 gap-y-2 text-[0.9375rem] font-[550]">
            {length && <span>{length}</span>}
            <TierName tier={program.visibilityTier} />
          </p>
        </div>
        {modules.length > 0 && (
          <ol className="text-plain wide:col-span-5 wide:col-start-8">
            {modules.map((title, index) => (
              <li
                key={title}
                className="grid grid-cols-[36px_1fr] items-baseline border-b border-rule py-2.5 last:border-0"
              >
                <span aria-hidden="true" className="font-display text-muted">
                  {index + 1}
                </span>
                {title}
              </li>
            ))}
          </ol>
        )}
      </div>
    </article>
  );
}
