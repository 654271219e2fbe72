import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { hasQueryFailed } from 'shell/failed-query';
import { useRequest } from 'shell/use-request';
import { FetchFailedMessage } from '../../../frame/fetch-failed.tsx';
import { ShowMoreButton } from '../../../frame/show-more.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { FormError } from '../../../ui/form-error.tsx';
import { RequestButton } from '../../../ui/request-button.tsx';
import { SkeletonLine } from '../../../ui/skeleton.tsx';
import { markAllTopicsRead, topicsQuery, type TopicListName } from '../api/forum.ts';
import { TopicRows } from './topic-rows.tsx';

const emptyTexts: Readonly<Record<TopicListName, [title: string, words: string]>> = {
  latest: ['No discussions yet.', 'Start the first one.'],
  new: ['Nothing is new to you.', 'You have read everything.'],
  following: [
    'You follow no topics here.',
    'Open one and turn on “Follow this topic”. You also follow topics you write in.',
  ],
};

export function TopicListSection({ show, category }: { show: TopicListName; category: string | undefined }) {
  const asked = useInfiniteQuery(topicsQuery(show, category));
  const client = useQueryClient();
  const list = useRef<HTMLUListElement>(null);
  const readAll = useRequest(async () => {
    await markAllTopicsRead();
    await client.invalidateQueries({ queryKey: ['forum'] });
  });
  const topics = asked.data?.pages.flatMap(({ items }) => items);
  if (hasQueryFailed(asked)) return <FetchFailedMessage what="the discussions" query={asked} />;
  if (!topics) return <SkeletonLine height={320} />;
  if (topics.length === 0) {
    const [title, words] = emptyTexts[show];
    return <EmptyState title={title}>{words}</EmptyState>;
  }
  return (
    <>
      <div className="border-t-hair border-line">
        <TopicRows topics={topics} list={list} />
      </div>
      <div className="mt-4 flex flex-wrap items-center justify-between gap-4">
        <RequestButton request={readAll} variant="quiet" onClick={() => void readAll.run()}>
          Mark all as read
        </RequestButton>
        <ShowMoreButton query={asked} list={list} label="Show 50 more" />
      </div>
      <FormError message={readAll.error?.message} />
    </>
  );
}
