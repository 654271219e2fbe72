import { useMutation } from '@tanstack/react-query';
import { answer, api } from 'shell/api';

/** Queues the welcome mail for one address. Administrators only; the address is not added to the list. */
export function useStartCampaign() {
  return useMutation({
    mutationFn: ({ email, firstName }: { email: string; firstName: string }) =>
      answer(
        api.POST('/api/functions/start-email-campaign', {
          body: { email, ...(firstName !== '' && { firstName }), campaignType: 'welcome' },
        }),
      ),
  });
}
