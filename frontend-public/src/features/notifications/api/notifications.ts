import { infiniteQueryOptions, queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import {
  readApiResponse,
  api,
  createApiForUser,
  type ResponseBody,
  type ResponseItem,
  type RequestBody,
} from 'shell/api';
import { useEffect } from 'react';
import { subscribeToTopic } from 'shell/live/topics';

export type Notification = ResponseItem<'/api/notifications'>;
export type NotificationSettings = ResponseBody<'/api/notifications/settings', 'get'>;
export type NotificationKind = NotificationSettings['kinds'][number];
export type NotificationChannel = NotificationKind['channels'][number];
export type NotificationSettingsChange = RequestBody<'/api/notifications/settings', 'put'>;

export const createNotificationsQueryKey = (userId: string | undefined) => ['notifications', userId] as const;

const unreadQuery = (userId: string | undefined) =>
  queryOptions({
    queryKey: ['unread-notifications', userId],
    queryFn: async () => (await readApiResponse(api.GET('/api/notifications/unread'))).unread,
    enabled: userId !== undefined,
  });

/** Loads more notifications than the panel shows, because related notifications are merged into one row. */
export const latestNotificationsQuery = (userId: string | undefined) =>
  queryOptions({
    queryKey: [...createNotificationsQueryKey(userId), 'latest'],
    queryFn: async () =>
      (await readApiResponse(api.GET('/api/notifications', { params: { query: { limit: 30 } } }))).items,
    enabled: userId !== undefined,
  });

export const allNotificationsQuery = (userId: string | undefined) =>
  infiniteQueryOptions({
    queryKey: [...createNotificationsQueryKey(userId), 'all'],
    initialPageParam: undefined as string | undefined,
    queryFn: ({ pageParam }) =>
      readApiResponse(
        api.GET('/api/notifications', {
          params: { query: { limit: 50, ...(pageParam !== undefined && { cursor: pageParam }) } },
        }),
      ),
    getNextPageParam: ({ nextCursor }) => nextCursor ?? undefined,
    enabled: userId !== undefined,
  });

export const notificationSettingsQuery = (userId: string | undefined) =>
  queryOptions({
    queryKey: ['notification-settings', userId],
    queryFn: () => readApiResponse(api.GET('/api/notifications/settings')),
    enabled: userId !== undefined,
  });

export const saveNotificationSettings = (
  userId: string,
  choice: NotificationSettingsChange,
): Promise<NotificationSettings> =>
  readApiResponse(createApiForUser(userId).PUT('/api/notifications/settings', { body: choice }));

/** `keepalive` lets the request finish after the user leaves the page. */
export async function markNotificationRead(id: string): Promise<void> {
  await readApiResponse(api.POST('/api/notifications/{id}/read', { params: { path: { id } }, keepalive: true }));
}

export async function markAllNotificationsRead(upTo: string): Promise<void> {
  await readApiResponse(api.POST('/api/notifications/read', { body: { upTo } }));
}

export function useUnreadNotificationCount(userId: string | undefined): number {
  const client = useQueryClient();
  const { data = 0 } = useQuery(unreadQuery(userId));
  useEffect(
    () =>
      subscribeToTopic<{ unread: number }>('notifications', ({ unread }) => {
        client.setQueryData(unreadQuery(userId).queryKey, unread);
        void client.invalidateQueries({ queryKey: createNotificationsQueryKey(userId) });
      }),
    [client, userId],
  );
  return data;
}
