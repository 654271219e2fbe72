import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { hasFailed } from 'shell/failed-query';
import { FetchFailed } from '../../../frame/fetch-failed.tsx';
import { Button } from '../../../ui/button.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { SkeletonLine } from '../../../ui/skeleton.tsx';
import { markAllRead, topicsQuery, type TopicList } from '../api/forum.ts';
import { TopicRows } from './topic-rows.tsx';

/** The topics of a list, page by page. */
export function Discussions({ show, category }: { show: TopicList; category: string | undefined }) {
  const asked = useInfiniteQuery(topicsQuery(show, category));
  const client = useQueryClient();
  const [firstAdded, setFirstAdded] = useState<number>();
  const topics = asked.data?.pages.flatMap(({ items }) => items);
  if (hasFailed(asked)) return <FetchFailed what="the discussions" query={asked} />;
  if (!topics) return <SkeletonLine height={320} />;
  if (topics.length === 0)
    return <EmptyState title="Nobody has said anything here yet.">Somebody has to be the first to be new.</EmptyState>;

  async function readAll(): Promise<void> {
    await markAllRead();
    await client.invalidateQueries({ queryKey: ['forum'] });
  }
  return (
    <>
      <div className="border-t-[1.25px] border-line">
        <TopicRows topics={topics} {...(firstAdded !== undefined && { firstAdded })} />
      </div>
      <div className="mt-4 flex flex-wrap items-center justify-between gap-4">
        <Button variant="quiet" onClick={() => void readAll()}>
          Mark all as read
        </Button>
        {asked.hasNextPage && (
          <Button
            busy={asked.isFetchingNextPage}
            onClick={() => {
              setFirstAdded(topics.length);
              void asked.fetchNextPage();
            }}
          >
            Show 50 more
          </Button>
        )}
      </div>
    </>
  );
}
