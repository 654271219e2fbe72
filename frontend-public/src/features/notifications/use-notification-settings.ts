import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { getBrowserTimeZone } from 'shell/time-zone';
import {
  saveNotificationSettings,
  notificationSettingsQuery,
  type NotificationSettingsChange,
  type NotificationSettings,
} from './api/notifications.ts';

export function useNotificationSettings(userId: string | undefined) {
  const client = useQueryClient();
  const asked = useQuery(notificationSettingsQuery(userId));
  const { queryKey } = notificationSettingsQuery(userId);
  const saving = useMutation({
    // Changes are sent one after the other, so that the server stores the last one.
    scope: { id: 'notification-settings' },
    mutationFn: (choice: NotificationSettingsChange) =>
      saveNotificationSettings(
        userId ?? '',
        asked.data?.zone == null ? { zone: getBrowserTimeZone(), ...choice } : choice,
      ),
    onMutate: (choice) => client.setQueryData(queryKey, (known) => known && applyChoice(known, choice)),
    onSuccess: (settings) => {
      if (client.isMutating() === 1) client.setQueryData(queryKey, settings);
    },
    onError: () => client.invalidateQueries({ queryKey }),
  });
  return { asked, saving, zone: asked.data?.zone ?? getBrowserTimeZone() };
}

function applyChoice(
  settings: NotificationSettings,
  { kinds = [], ...rest }: NotificationSettingsChange,
): NotificationSettings {
  const channels = new Map(kinds.map((kind) => [kind.kind, kind.channels]));
  const { quietHours = settings.quietHours, ...others } = rest;
  return {
    ...settings,
    ...others,
    quietHours,
    kinds: settings.kinds.map((kind) => ({ ...kind, channels: channels.get(kind.kind) ?? kind.channels })),
  };
}
