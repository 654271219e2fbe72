import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { resourcesQuery } from '../../../../features/content/api/content.ts';
import { SubscribeForm } from '../../../../features/subscribe/components/subscribe-form.tsx';
import { hasQueryFailed } from 'shell/failed-query';
import { brand } from '../../../../frame/brand.ts';
import { FetchFailedMessage } from '../../../../frame/fetch-failed.tsx';
import { EmptyState } from '../../../../ui/empty-state.tsx';
import { PageHeader } from '../../../../ui/page-head.tsx';
import { SkeletonLine, SkeletonPanel } from '../../../../ui/skeleton.tsx';
import { PageMeta } from '../../../page-meta.tsx';
import { ResourcesPageDrawing } from '../parts/head-drawings.tsx';
import { ResourceCategorySection } from './shelf.tsx';

const previewedResources = 3;

export function ResourcesPage() {
  return (
    <>
      <PageMeta
        title="Blog & Resources"
        description="Things to read, hear and use. Some are open to everyone; the rest of the library is for members."
      />
      <PageHeader
        title="Take something home."
        height={380}
        drawing={<ResourcesPageDrawing />}
        lead="Some things are free for everyone, without an account. The rest of the library is for members."
      />
      <Shelves />
      <section className="mt-24 bg-band tablet:mt-32">
        <div className="column grid items-end gap-10 py-20 wide:grid-cols-12 wide:gap-6 wide:py-24">
          <div className="wide:col-span-6">
            <h2 className="title-44 max-w-[9em]">Seven mornings, to keep</h2>
            <p className="mt-3 max-w-110 text-17 text-muted">{brand.mailingList.promise}</p>
            <p className="mt-3 text-15 text-muted">
              Prefer a feed reader?{' '}
              <a href="/resources.rss" className="text-link underline decoration-1 underline-offset-4">
                New resources by RSS
              </a>
            </p>
            <p className="mt-3 text-15 text-muted">
              <Link to="/letters" className="text-link underline decoration-1 underline-offset-4">
                Read earlier letters
              </Link>
            </p>
          </div>
          <div className="wide:col-span-6">
            <SubscribeForm variant="full" source="resources" />
          </div>
        </div>
      </section>
    </>
  );
}

function Shelves() {
  const asked = useQuery(resourcesQuery());
  const { data: resources } = asked;
  if (hasQueryFailed(asked))
    return (
      <div className="column pt-24">
        <FetchFailedMessage what="the library" query={asked} />
      </div>
    );
  if (!resources) return <ShelvesSkeleton />;
  if (resources.length === 0)
    return (
      <div className="column pt-24">
        <EmptyState title="Nothing here yet.">
          Join the list below, and we email you when there is something.
        </EmptyState>
      </div>
    );
  const open = resources.filter(({ visibilityTier }) => visibilityTier === 'free');
  const kept = resources.filter(({ visibilityTier }) => visibilityTier !== 'free');
  return (
    <>
      <ResourceCategorySection name="Open to everyone" resources={open} />
      <ResourceCategorySection name="For members" resources={kept.slice(0, previewedResources)} />
    </>
  );
}

function ShelvesSkeleton() {
  return (
    <div role="status" aria-label="Loading the library" className="column grid gap-28 pt-28">
      {['open', 'kept'].map((shelf) => (
        <div key={shelf}>
          <div className="flex items-end justify-between gap-8 border-b-hair border-line">
            <SkeletonLine width={220} height={110} className="mb-4" />
            {[188, 208, 226].map((width) => (
              <SkeletonPanel key={width} width={width} height={220} className="hidden wide:block" />
            ))}
          </div>
          <SkeletonLine width={260} height={24} className="mt-6" />
        </div>
      ))}
    </div>
  );
}
