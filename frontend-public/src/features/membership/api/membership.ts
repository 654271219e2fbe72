import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { answer, api, ApiProblem, type Answered } from 'shell/api';
import { askAgainIn, askSoon, useAskOnReturn } from 'shell/session/payment-watch';
import { useSession } from 'shell/session';
import { toast } from 'shell/toast';

/** How a membership stands, in the words of the API. */
export type Membership = Answered<'/api/account/membership', 'get'>;

export const membershipQuery = (userId: string | undefined) =>
  queryOptions({
    queryKey: ['membership', userId],
    queryFn: () => answer(api.GET('/api/account/membership')),
    enabled: userId !== undefined,
    refetchInterval: askAgainIn,
  });

/** The signed-in person's membership, looked at again whenever they come back to the tab. */
export function useMembership(isAsked = true) {
  const { user } = useSession();
  const isWanted = isAsked && user !== undefined;
  const query = useQuery({ ...membershipQuery(user?.id), enabled: isWanted });
  const { refetch } = query;
  const look = useCallback((): void => void refetch({ cancelRefetch: false }), [refetch]);
  useAskOnReturn(isWanted, look);
  return query;
}

/** Whether a payment is owed, where that is to be asked. */
export function useOwes(isAsked: boolean): boolean {
  const { data } = useMembership(isAsked);
  return isAsked && data?.state === 'past-due';
}

/** One thing a member asks of the membership. It is answered with how the membership stands then; a refusal is told. */
export function useMembershipCommand(
  ask: () => Promise<Membership>,
  told: (membership: Membership) => void,
  /** True for a failure that the caller shows itself. */
  isShown: (error: unknown) => boolean = () => false,
) {
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
      if (isShown(error)) return;
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
  askSoon();
  return answer(api.POST('/api/account/membership/sync', { body: {} }));
};
