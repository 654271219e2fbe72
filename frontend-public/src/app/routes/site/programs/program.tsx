import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router-dom';
import { outlineQuery, programsQuery, type Program } from '../../../../features/content/api/content.ts';
import { minutesAWeek, outlineOf, weeksOf } from '../../../../features/content/outline.ts';
import { BandHead } from '../../../../ui/band-head.tsx';
import { Button } from '../../../../ui/button.tsx';
import { Crumb } from '../../../../ui/crumb.tsx';
import { EmptyState } from '../../../../ui/empty-state.tsx';
import { SkeletonLine } from '../../../../ui/skeleton.tsx';
import { UnknownPath } from '../../../layout/unknown-path.tsx';
import { PageMeta } from '../../../page-meta.tsx';
import { breadcrumbs, course } from '../../../schema-pages.ts';
import { StructuredData } from '../../../structured-data.tsx';
import { ProgramAside } from './program-aside.tsx';
import { bandAt } from './program-band.ts';
import { ProgramOutline } from './program-outline.tsx';
import { WaitingReading } from '../parts/waiting-reading.tsx';

export function ProgramPage() {
  const { slug = '' } = useParams();
  const { data: programs, isError, refetch } = useQuery(programsQuery());
  const index = programs?.findIndex((program) => program.slug === slug) ?? -1;
  const program = programs?.[index];
  if (isError && !programs) return <WaitingReading title="We could not fetch this program." onRetry={refetch} />;
  if (!programs) return <WaitingReading />;
  if (!program) return <UnknownPath />;
  return <Reading program={program} index={index} count={programs.length} />;
}

/** The whole program: what it is, what it holds, and the one thing to do next. */
function Reading({ program, index, count }: { program: Program; index: number; count: number }) {
  const { title, slug, summary, longDescription, durationLabel, moduleCount } = program;
  const outline = useQuery(outlineQuery(slug));
  const minutes = minutesAWeek(outline.data?.lessons ?? [], weeksOf(durationLabel));
  return (
    <>
      <PageMeta title={title} description={summary ?? `${title}, a program of the institute.`} type="article" />
      <StructuredData value={(site) => course(program, site)} />
      <StructuredData
        value={breadcrumbs([
          { name: 'Programs', path: '/programs' },
          { name: title, path: `/programs/${slug}` },
        ])}
      />
      <BandHead
        band={bandAt(index)}
        crumb={<Crumb to="/programs" label="Programs" rest={placeOf(index, count)} />}
        title={title}
        facts={
          <>
            {moduleCount > 0 && <span>{moduleCount === 1 ? '1 module' : `${moduleCount} modules`}</span>}
            {durationLabel && <span>{durationLabel}</span>}
            {minutes && <span>About {minutes} minutes a week</span>}
          </>
        }
      />
      <div className="column grid gap-x-6 gap-y-14 pt-16 pb-28 wide:grid-cols-12 wide:grid-rows-[auto_1fr] wide:pt-[72px] wide:pb-32">
        {(longDescription ?? summary) && (
          <p className="max-w-[640px] font-display text-[1.5rem] leading-[1.5] tablet:text-[1.625rem] wide:col-span-8">
            {longDescription ?? summary}
          </p>
        )}
        <ProgramAside program={program} outline={outline.data && outlineOf(outline.data)} />
        <div className="min-w-0 wide:col-span-8 wide:row-start-2">
          {outline.data && outline.data.modules.length > 0 && <ProgramOutline outline={outlineOf(outline.data)} />}
          {!outline.data && moduleCount > 0 && <Outstanding failed={outline.isError} onRetry={outline.refetch} />}
        </div>
      </div>
    </>
  );
}

function Outstanding({ failed, onRetry }: { failed: boolean; onRetry: () => unknown }) {
  if (failed)
    return (
      <EmptyState
        title="We could not fetch the outline."
        isFailure
        action={<Button onClick={() => void onRetry()}>Try again</Button>}
      >
        It needs the network, and one more try.
      </EmptyState>
    );
  return (
    <div role="status" aria-label="Fetching the outline" className="grid gap-5">
      {[300, 420, 380, 440, 400].map((width) => (
        <SkeletonLine key={width} width={width} height={24} />
      ))}
    </div>
  );
}

const places = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth'];
const numbers = ['one', 'two', 'three', 'four', 'five', 'six'];

/** ", the second of four"; nothing where the program is the only one, or one of many. */
function placeOf(index: number, count: number): string {
  const [place, number] = [places[index], numbers[count - 1]];
  return place && number && count > 1 ? `, the ${place} of ${number}` : '';
}
