import { useQuery } from '@tanstack/react-query';
import { resourcesQuery } from '../../../../features/content/api/content.ts';
import { SubscribeForm } from '../../../../features/subscribe/components/subscribe-form.tsx';
import { Button } from '../../../../ui/button.tsx';
import { EmptyState } from '../../../../ui/empty-state.tsx';
import { PageHead } from '../../../../ui/page-head.tsx';
import { SkeletonLine, SkeletonPanel } from '../../../../ui/skeleton.tsx';
import { PageMeta } from '../../../page-meta.tsx';
import { ShelfDrawing } from '../parts/head-drawings.tsx';
import { Shelf } from './shelf.tsx';

/** A glimpse of what is kept for members; the rest stands in their library. */
const glimpsed = 3;

export function ResourcesPage() {
  return (
    <>
      <PageMeta
        title="Blog & Resources"
        description="Things to read, hear and use. Some are open to everyone; the rest of the library is kept for members."
      />
      <PageHead
        title="Take something home."
        height={380}
        drawing={<ShelfDrawing />}
        lead="Some things are open to everyone, and need no account. The rest of the library is kept for members."
      />
      <Shelves />
      <section className="mt-24 bg-band tablet:mt-32">
        <div className="column grid items-end gap-10 py-20 wide:grid-cols-12 wide:gap-6 wide:py-24">
          <div className="wide:col-span-6">
            <h2 className="title-44 max-w-[9em]">Seven mornings, to keep</h2>
            <p className="mt-3 max-w-[440px] text-[1.0625rem] text-muted">
              The eBook and a first reflection at once, then a letter from us now and then. Leave whenever you like.
            </p>
            <p className="mt-3 text-[0.9375rem] text-muted">
              Rather in a reader?{' '}
              <a href="/resources.rss" className="text-link underline decoration-1 underline-offset-4">
                New resources by RSS
              </a>
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
  const { data: resources, isError, refetch } = useQuery(resourcesQuery());
  if (isError && !resources)
    return (
      <div className="column pt-24">
        <EmptyState
          title="We could not fetch the library."
          isFailure
          action={<Button onClick={() => void refetch()}>Try again</Button>}
        >
          It needs the network, and one more try.
        </EmptyState>
      </div>
    );
  if (!resources) return <WaitingShelves />;
  if (resources.length === 0)
    return (
      <div className="column pt-24">
        <EmptyState title="The shelves are being filled.">
          Join the list below, and we write when the first things stand here.
        </EmptyState>
      </div>
    );
  const open = resources.filter(({ visibilityTier }) => visibilityTier === 'free');
  const kept = resources.filter(({ visibilityTier }) => visibilityTier !== 'free');
  return (
    <>
      <Shelf name="Open to everyone" resources={open} />
      <Shelf name="For members" resources={kept.slice(0, glimpsed)} />
    </>
  );
}

/** Two lines where the shelves will be. */
function WaitingShelves() {
  return (
    <div role="status" aria-label="Fetching the library" className="column grid gap-28 pt-28">
      {['open', 'kept'].map((shelf) => (
        <div key={shelf}>
          <div className="flex items-end justify-between gap-8 border-b-[1.25px] border-line">
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
