import { infiniteQueryOptions, queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import { readResponse, api, apiForUser, type ResponseBody, type Row, type RequestBody } from 'shell/api';
import { useEffect } from 'react';
import { subscribe } from 'shell/live/topics';

export type Notification = Row<'/api/notifications'>;
export type NotificationSettings = ResponseBody<'/api/notifications/settings', 'get'>;
export type NotificationKind = NotificationSettings['kinds'][number];
export type Channel = NotificationKind['channels'][number];
export type NewChoice = RequestBody<'/api/notifications/settings', 'put'>;

/** A new notification invalidates all queries under this key. */
export const notificationsKey = (userId: string | undefined) => ['notifications', userId] as const;

const unreadQuery = (userId: string | undefined) =>
  queryOptions({
    queryKey: ['unread-notifications', userId],
    queryFn: async () => (await readResponse(api.GET('/api/notifications/unread'))).unread,
    enabled: userId !== undefined,
  });

/** Query of the newest notifications for the panel; enough of them, so that related ones can be merged into one row. */
export const latestQuery = (userId: string | undefined) =>
  queryOptions({
    queryKey: [...notificationsKey(userId), 'latest'],
    queryFn: async () =>
      (await readResponse(api.GET('/api/notifications', { params: { query: { limit: 30 } } }))).items,
    enabled: userId !== undefined,
  });

export const allQuery = (userId: string | undefined) =>
  infiniteQueryOptions({
    queryKey: [...notificationsKey(userId), 'all'],
    initialPageParam: undefined as string | undefined,
    queryFn: ({ pageParam }) =>
      readResponse(
        api.GET('/api/notifications', {
          params: { query: { limit: 50, ...(pageParam !== undefined && { cursor: pageParam }) } },
        }),
      ),
    getNextPageParam: ({ nextCursor }) => nextCursor ?? undefined,
    enabled: userId !== undefined,
  });

export const settingsQuery = (userId: string | undefined) =>
  queryOptions({
    queryKey: ['notification-settings', userId],
    queryFn: () => readResponse(api.GET('/api/notifications/settings')),
    enabled: userId !== undefined,
  });

export const saveSettings = (userId: string, choice: NewChoice): Promise<NotificationSettings> =>
  readResponse(apiForUser(userId).PUT('/api/notifications/settings', { body: choice }));

/** Marks a notification as read; `keepalive` lets the request finish after the user leaves the page. */
export async function markRead(id: string): Promise<void> {
  await readResponse(api.POST('/api/notifications/{id}/read', { params: { path: { id } }, keepalive: true }));
}

export async function markAllRead(upTo: string): Promise<void> {
  await readResponse(api.POST('/api/notifications/read', { body: { upTo } }));
}

/** The number of unread notifications, updated live; 0 until it is known. */
export function useUnread(userId: string | undefined): number {
  const client = useQueryClient();
  const { data = 0 } = useQuery(unreadQuery(userId));
  useEffect(
    () =>
      subscribe<{ unread: number }>('notifications', ({ unread }) => {
        client.setQueryData(unreadQuery(userId).queryKey, unread);
        void client.invalidateQueries({ queryKey: notificationsKey(userId) });
      }),
    [client, userId],
  );
  return data;
}
