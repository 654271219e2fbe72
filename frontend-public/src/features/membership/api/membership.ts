import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { answer, api, ApiProblem, type Answered } from '../../../shell/api.ts';
import { useSession } from '../../../shell/session.tsx';
import { toast } from '../../../ui/toast.tsx';

/** How a membership stands, in the words of the API. */
export type Membership = Answered<'/api/account/membership', 'get'>;

const LOOK_EVERY_MS = 60_000;
/** After something was done at the payment provider, its report is seconds away. */
const LOOK_SOON_EVERY_MS = 2_000;
const LOOK_SOON_FOR_MS = 30_000;

let isElsewhere = false;
let soonUntil = 0;

/** A page of the payment provider was opened: from the return to this tab on, the membership is looked at more often. */
export function expectChange(): void {
  isElsewhere = true;
}

function lookSoon(): void {
  soonUntil = Date.now() + LOOK_SOON_FOR_MS;
}

export const membershipQuery = (userId: string | undefined) =>
  queryOptions({
    queryKey: ['membership', userId],
    queryFn: () => answer(api.GET('/api/account/membership')),
    enabled: userId !== undefined,
    refetchInterval: () => (Date.now() < soonUntil ? LOOK_SOON_EVERY_MS : LOOK_EVERY_MS),
  });

/** The signed-in person's membership, looked at again whenever they come back to the tab. */
export function useMembership() {
  const { user } = useSession();
  const query = useQuery(membershipQuery(user?.id));
  const { refetch } = query;
  const isMember = user !== undefined;

  useEffect(() => {
    if (!isMember) return;
    const onReturn = (): void => {
      if (document.visibilityState !== 'visible') return;
      if (isElsewhere) lookSoon();
      isElsewhere = false;
      void refetch({ cancelRefetch: false });
    };
    window.addEventListener('focus', onReturn);
    document.addEventListener('visibilitychange', onReturn);
    return () => {
      window.removeEventListener('focus', onReturn);
      document.removeEventListener('visibilitychange', onReturn);
    };
  }, [isMember, refetch]);

  return query;
}

/** Whether a payment is owed. */
export function useOwes(): boolean {
  return useMembership().data?.state === 'past-due';
}

/** One thing a member asks of the membership. It is answered with how the membership stands then; a refusal is told. */
export function useMembershipCommand(ask: () => Promise<Membership>, told: (membership: Membership) => void) {
  const { user } = useSession();
  const client = useQueryClient();
  const { queryKey } = membershipQuery(user?.id);
  return useMutation({
    mutationFn: ask,
    onSuccess: (membership) => {
      client.setQueryData(queryKey, membership);
      void client.invalidateQueries({ queryKey: ['session', 'subscription'] });
      void client.invalidateQueries({ queryKey: ['invoices'] });
      told(membership);
    },
    onError: (error) => {
      toast({ title: 'Error', description: reasonOf(error), tone: 'destructive' });
      void client.invalidateQueries({ queryKey });
    },
  });
}

/** Why something was refused, for the person: the server's own words where it gave any. */
export function reasonOf(error: unknown): string {
  if (error instanceof ApiProblem && error.code !== '') return error.message;
  return 'An error occurred. Please try again.';
}

export const changePlan = (priceId: string): Promise<Membership> =>
  answer(api.POST('/api/account/membership/change', { body: { priceId } }));

export const undoChange = (): Promise<Membership> =>
  answer(api.POST('/api/account/membership/undo-change', { body: {} }));

export const cancelRenewal = (): Promise<Membership> =>
  answer(api.POST('/api/account/membership/cancel', { body: {} }));

export const resumeRenewal = (): Promise<Membership> =>
  answer(api.POST('/api/account/membership/resume', { body: {} }));

export const refundPurchase = (): Promise<Membership> =>
  answer(api.POST('/api/account/membership/refund', { body: {} }));

/** Has the membership read afresh from the payment provider, whose report of a payment may still be on its way. */
export const syncMembership = (): Promise<Membership> => {
  lookSoon();
  return answer(api.POST('/api/account/membership/sync', { body: {} }));
};
