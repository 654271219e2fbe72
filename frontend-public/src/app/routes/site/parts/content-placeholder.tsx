import type { FailedQuery } from 'shell/failed-query';
import { FetchFailedMessage } from '../../../../frame/fetch-failed.tsx';
import { SkeletonLine } from '../../../../ui/skeleton.tsx';

type ContentPlaceholderProps = {
  what: string;
  failed?: FailedQuery | false;
};

export function ContentPlaceholder({ what, failed }: ContentPlaceholderProps) {
  return (
    <div className="column min-h-[70svh] pt-40 pb-32 tablet:pt-56">
      {failed ? (
        <FetchFailedMessage what={what} query={failed} />
      ) : (
        <div role="status" aria-label="Loading the page">
          <div className="border-b-hair border-line pb-4">
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
