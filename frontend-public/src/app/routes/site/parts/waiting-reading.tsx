import { Button } from '../../../../ui/button.tsx';
import { EmptyState } from '../../../../ui/empty-state.tsx';
import { SkeletonLine } from '../../../../ui/skeleton.tsx';

type WaitingReadingProps = {
  /** What could not be fetched, in a sentence; left out while it is still under way. */
  title?: string;
  onRetry?: () => unknown;
};

/** Stands in the place of a page about one thing until that thing is here. */
export function WaitingReading({ title, onRetry }: WaitingReadingProps) {
  return (
    <div className="column min-h-[70svh] pt-40 pb-32 tablet:pt-56">
      {title ? (
        <EmptyState title={title} isFailure action={<Button onClick={() => void onRetry?.()}>Try again</Button>}>
          It needs the network, and one more try.
        </EmptyState>
      ) : (
        <div role="status" aria-label="Fetching the page">
          <div className="border-b-[1.25px] border-line pb-4">
            <SkeletonLine width={480} height={72} />
          </div>
          <SkeletonLine width={560} height={24} className="mt-14" />
          <SkeletonLine width={500} height={24} className="mt-4" />
          <SkeletonLine width={530} height={24} className="mt-4" />
        </div>
      )}
    </div>
  );
}
