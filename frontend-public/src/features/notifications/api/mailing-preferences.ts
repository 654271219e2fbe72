import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { readApiResponse, api, createApiForUser, type RequestBody, type ResponseBody } from 'shell/api';

export type MailingPreferences = ResponseBody<'/api/mailing/preferences', 'get'>;
export type MailingPreferencesInput = RequestBody<'/api/mailing/preferences', 'put'>;

const mailingPreferencesQuery = (userId: string | undefined) =>
  queryOptions({
    queryKey: ['mailing-preferences', userId],
    queryFn: () => readApiResponse(api.GET('/api/mailing/preferences')),
    enabled: userId !== undefined,
  });

export const toMailingPreferencesInput = (preferences: MailingPreferences): MailingPreferencesInput => ({
  newsletter: preferences.newsletter,
  productNews: preferences.productNews,
  clickTracking: preferences.clickTracking,
  reflections: preferences.reflections,
  timeZone: preferences.timeZone,
  isPaused: preferences.pausedUntil !== null,
});

export function useMailingPreferences(userId: string | undefined) {
  const client = useQueryClient();
  const { queryKey } = mailingPreferencesQuery(userId);
  const asked = useQuery(mailingPreferencesQuery(userId));
  const saving = useMutation({
    scope: { id: 'mailing-preferences' },
    mutationFn: (choice: MailingPreferencesInput) =>
      readApiResponse(createApiForUser(userId ?? '').PUT('/api/mailing/preferences', { body: choice })),
    onMutate: ({ isPaused: _, ...choice }) =>
      client.setQueryData(queryKey, (known) => known && { ...known, ...choice }),
    onSuccess: (preferences) => client.setQueryData(queryKey, preferences),
    onError: () => client.invalidateQueries({ queryKey }),
    onSettled: () => client.invalidateQueries({ queryKey: ['notification-settings', userId] }),
  });
  return { asked, saving };
}
