import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { answer, api } from '../../../shell/api.ts';
import { useSession } from '../../../shell/session.tsx';
import { toast } from '../../../ui/toast.tsx';
import { openHostedPage } from './hosted-page.ts';
import { membershipQuery, reasonOf } from './membership.ts';

interface ChangeNow {
  /** Call it in the click itself. */
  start: (priceId: string) => Promise<void>;
  isBusy: boolean;
  /** The checkout's address where the browser blocked the new tab: show it as a link. */
  blockedUrl: string | undefined;
}

/** Gives the first payment back and opens the checkout of a higher plan, in one step. */
export function useChangeNow(): ChangeNow {
  const { user } = useSession();
  const client = useQueryClient();
  const [blockedUrl, setBlockedUrl] = useState<string>();
  const change = useMutation({
    mutationFn: (priceId: string) => answer(api.POST('/api/account/membership/change-now', { body: { priceId } })),
  });

  async function start(priceId: string): Promise<void> {
    setBlockedUrl(undefined);
    try {
      setBlockedUrl(await openHostedPage('Opening the checkout...', () => change.mutateAsync(priceId)));
    } catch (error) {
      toast({ title: 'Error', description: reasonOf(error), tone: 'destructive' });
    } finally {
      // The money may be back though the checkout could not be opened.
      void client.invalidateQueries({ queryKey: membershipQuery(user?.id).queryKey });
      void client.invalidateQueries({ queryKey: ['session', 'subscription'] });
      void client.invalidateQueries({ queryKey: ['invoices'] });
    }
  }

  return { start, isBusy: change.isPending, blockedUrl };
}
