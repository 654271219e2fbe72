import { useMutation } from '@tanstack/react-query';
import { answerOf, type Row } from '../../../shell/answers.ts';
import { useShell, type Shell } from '../../../shell/shell.tsx';
import type { PagedList } from '../../../shell/paged-list.ts';

export type Subscriber = Row<'/api/admin/subscribers'>;

/** Newest first; `q` matches an email, a first name or a last name. */
export const subscriberList = (api: Shell['api']): PagedList<Subscriber> => ({
  key: ['subscribers'],
  read: (request) => answerOf(api.GET('/api/admin/subscribers', { params: { query: request } })),
});

/** Sends the welcome mail once more; somebody without a first name is greeted as a friend. */
export function useResendWelcome() {
  const { api } = useShell();
  return useMutation({
    mutationFn: ({ email, firstName }: Subscriber) =>
      answerOf(
        api.POST('/api/functions/start-email-campaign', {
          body: { email, firstName: firstName || 'Friend', userId: null, campaignType: 'welcome' },
        }),
      ),
  });
}
