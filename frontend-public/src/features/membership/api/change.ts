import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { answer, api, type Answered } from 'shell/api';
import { useSession } from 'shell/session';
import { toast } from 'shell/toast';
import { payInNewTab } from './checkout.ts';
import { membershipQuery, reasonOf } from './membership.ts';

/** What a change of plan would mean. */
export type ChangePreview = Answered<'/api/account/membership/preview', 'post'>;

export const previewQuery = (userId: string | undefined, priceId: string) =>
  queryOptions({
    queryKey: ['membership', userId, 'preview', priceId],
    queryFn: () => answer(api.POST('/api/account/membership/preview', { body: { priceId } })),
    enabled: userId !== undefined,
    retry: false,
    staleTime: 0,
  });

interface ChangeNow {
  /** Call it in the click itself. */
  start: (priceId: string) => Promise<void>;
  isBusy: boolean;
}

/** Gives the first payment back and opens payment for a higher plan, in one step. */
export function useChangeNow(): ChangeNow {
  const { user } = useSession();
  const client = useQueryClient();
  const change = useMutation({
    mutationFn: (priceId: string) => answer(api.POST('/api/account/membership/change-now', { body: { priceId } })),
  });

  async function start(priceId: string): Promise<void> {
    try {
      await payInNewTab(priceId, () => change.mutateAsync(priceId));
    } catch (error) {
      toast({ title: 'Error', description: reasonOf(error), tone: 'destructive' });
    } finally {
      // The money may be back though payment could not be opened.
      void client.invalidateQueries({ queryKey: membershipQuery(user?.id).queryKey });
      void client.invalidateQueries({ queryKey: ['session', 'subscription'] });
      void client.invalidateQueries({ queryKey: ['invoices'] });
    }
  }

  return { start, isBusy: change.isPending };
}
