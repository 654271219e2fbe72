import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { logFailure } from 'shell/log-failure';
import { forumQuery, markTopicNotificationsRead, markTopicRead, type Topic } from './api/forum.ts';

export function useMarkTopicRead({ slug, isOwnOnly }: Topic, latest: number): void {
  const client = useQueryClient();
  useEffect(() => {
    const mark = async (): Promise<void> => {
      if (!isOwnOnly) await markTopicRead(slug, latest);
      await markTopicNotificationsRead(slug);
      await client.invalidateQueries(forumQuery);
      await client.invalidateQueries({ queryKey: ['forum', 'topics'] });
    };
    if (latest > 0) mark().catch((error: unknown) => logFailure('A discussion was not marked as read', error));
  }, [client, slug, isOwnOnly, latest]);
}
