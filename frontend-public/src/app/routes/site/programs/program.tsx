import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router-dom';
import { hasQueryFailed } from 'shell/failed-query';
import { outlineQuery, programsQuery, type Program } from '../../../../features/content/api/content.ts';
import { NamedPeopleList } from '../../../../features/content/components/people.tsx';
import {
  getDisplayedModuleCount,
  computeMinutesPerWeek,
  buildOutline,
  parseWeeks,
} from '../../../../features/content/outline.ts';
import { ProgramColorHeader } from '../../../../ui/band-head.tsx';
import { FetchFailedMessage } from '../../../../frame/fetch-failed.tsx';
import { BreadcrumbLink } from '../../../../ui/crumb.tsx';
import { ProseWithSounds } from '../../../../frame/media/prose-with-sounds.tsx';
import { LibraryPicture } from '../../../../ui/library-picture.tsx';
import { SkeletonLine } from '../../../../ui/skeleton.tsx';
import { UnknownPath } from '../../../layout/unknown-path.tsx';
import { PageMeta, StructuredData } from '../../../page-meta.tsx';
import { createBreadcrumbsSchema, courseSchema } from '../../../schema-pages.ts';
import { ProgramAside } from './program-aside.tsx';
import { getProgramColor } from '../../../../ui/art/program-band.ts';
import { ProgramOutline } from './program-outline.tsx';
import { ContentPlaceholder } from '../parts/content-placeholder.tsx';

const leadClass = 'max-w-160 font-display text-24 leading-normal tablet:text-26';

export function ProgramPage() {
  const { slug = '' } = useParams();
  const asked = useQuery(programsQuery());
  const { data: programs } = asked;
  const index = programs?.findIndex((program) => program.slug === slug) ?? -1;
  const program = programs?.[index];
  if (!programs) return <ContentPlaceholder what="this program" failed={hasQueryFailed(asked) && asked} />;
  if (!program) return <UnknownPath />;
  return <ProgramDetails program={program} index={index} count={programs.length} />;
}

function ProgramDetails({ program, index, count }: { program: Program; index: number; count: number }) {
  const { title, slug, summary, heroImage, longDescriptionHtml, durationLabel, moduleCount, people } = program;
  const outline = useQuery(outlineQuery(slug));
  const minutes = computeMinutesPerWeek(outline.data?.lessons ?? [], parseWeeks(durationLabel));
  return (
    <>
      <PageMeta title={title} description={summary ?? `${title}, a program of the institute.`} type="article" />
      <StructuredData value={(site) => courseSchema(program, site)} />
      <StructuredData
        value={createBreadcrumbsSchema([
          { name: 'Programs', path: '/programs' },
          { name: title, path: `/programs/${slug}` },
        ])}
      />
      <ProgramColorHeader
        band={getProgramColor(index)}
        crumb={<BreadcrumbLink to="/programs" label="Programs" rest={positionText(index, count)} />}
        title={title}
        facts={
          <>
            {getDisplayedModuleCount(program) > 0 && <span>{getDisplayedModuleCount(program)} modules</span>}
            {durationLabel && <span>{durationLabel}</span>}
            {minutes && <span>About {minutes} minutes a week</span>}
          </>
        }
      />
      <div className="column grid gap-x-6 gap-y-14 pt-16 pb-28 wide:grid-cols-12 wide:grid-rows-[auto_1fr] wide:pt-18 wide:pb-32">
        {(heroImage || longDescriptionHtml || summary) && (
          <div className="min-w-0 wide:col-span-8">
            <HeroImage program={program} />
            {longDescriptionHtml ? (
              <ProseWithSounds
                html={longDescriptionHtml}
                item={{ kind: 'programs', id: program.id }}
                requiredTier={program.locked ? program.visibilityTier : undefined}
                className={leadClass}
              />
            ) : (
              summary && <p className={leadClass}>{summary}</p>
            )}
          </div>
        )}
        <ProgramAside program={program} outline={outline.data && buildOutline(outline.data)} />
        <div className="min-w-0 wide:col-span-8 wide:row-start-2">
          {outline.data && outline.data.modules.length > 0 && (
            <ProgramOutline outline={buildOutline(outline.data)} band={getProgramColor(index)} />
          )}
          {moduleCount > 0 && hasQueryFailed(outline) && <FetchFailedMessage what="the outline" query={outline} />}
          {moduleCount > 0 && outline.isLoading && <OutlineSkeleton />}
          {people.length > 0 && (
            <section aria-labelledby="people" className="mt-16">
              <h2 id="people" className="title-44 mb-9">
                Who teaches it
              </h2>
              <NamedPeopleList people={people} />
            </section>
          )}
        </div>
      </div>
    </>
  );
}

function HeroImage({ program: { heroImage, heroPicture } }: { program: Program }) {
  const className = 'mb-12 aspect-video w-full rounded-card object-cover';
  if (heroPicture)
    return <LibraryPicture picture={heroPicture} widths="(min-width: 64rem) 64vw, 92vw" className={className} />;
  return heroImage && <img src={heroImage} alt="" className={className} />;
}

function OutlineSkeleton() {
  return (
    <div role="status" aria-label="Loading the outline" className="grid gap-5">
      {[300, 420, 380, 440, 400].map((width) => (
        <SkeletonLine key={width} width={width} height={24} />
      ))}
    </div>
  );
}

const ordinals = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth'];
const numbers = ['one', 'two', 'three', 'four', 'five', 'six'];

function positionText(index: number, count: number): string {
  const [place, number] = [ordinals[index], numbers[count - 1]];
  return place && number && count > 1 ? `, the ${place} of ${number}` : '';
}
