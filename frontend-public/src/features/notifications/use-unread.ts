import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { hear } from 'shell/live/topics';
import { notificationsKey, unreadQuery } from './api/notifications.ts';

/** How much one has not read, told as it changes; 0 until it is known. */
export function useUnread(userId: string | undefined): number {
  const client = useQueryClient();
  const { data = 0 } = useQuery(unreadQuery(userId));
  useEffect(
    () =>
      hear<{ unread: number }>('notifications', ({ unread }) => {
        client.setQueryData(unreadQuery(userId).queryKey, unread);
        void client.invalidateQueries({ queryKey: notificationsKey(userId) });
      }),
    [client, userId],
  );
  return data;
}
