import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { readApiResponse, api, ApiProblem, type ResponseBody } from 'shell/api';
import { getPollIntervalMs, startFastPolling, usePollOnReturn } from 'shell/session/payment-watch';
import { useSession } from 'shell/session';
import { showToast } from 'shell/toast';

export type Membership = ResponseBody<'/api/account/membership', 'get'>;

export const membershipQuery = (userId: string | undefined) =>
  queryOptions({
    queryKey: ['membership', userId],
    queryFn: () => readApiResponse(api.GET('/api/account/membership')),
    enabled: userId !== undefined,
    refetchInterval: getPollIntervalMs,
  });

export function useMembership(isEnabled = true) {
  const { user } = useSession();
  const isWanted = isEnabled && user !== undefined;
  const query = useQuery({ ...membershipQuery(user?.id), enabled: isWanted });
  const { refetch } = query;
  const look = useCallback((): void => void refetch({ cancelRefetch: false }), [refetch]);
  usePollOnReturn(isWanted, look);
  return query;
}

export function useIsPastDue(isEnabled: boolean): boolean {
  const { data } = useMembership(isEnabled);
  return isEnabled && data?.state === 'past-due';
}

export function useMembershipCommand(
  ask: () => Promise<Membership>,
  onDone: (membership: Membership) => void,
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
      onDone(membership);
    },
    onError: (error) => {
      if (isShown(error)) return;
      showToast({ title: 'Error', description: membershipErrorText(error), tone: 'destructive' });
      void client.invalidateQueries({ queryKey });
    },
  });
}

export function membershipErrorText(error: unknown): string {
  if (error instanceof ApiProblem && error.code !== '') return error.message;
  return 'An error occurred. Please try again.';
}

export const changePlan = (priceId: string): Promise<Membership> =>
  readApiResponse(api.POST('/api/account/membership/change', { body: { priceId } }));

export const cancelPendingChange = (): Promise<Membership> =>
  readApiResponse(api.POST('/api/account/membership/undo-change', { body: {} }));

export const cancelRenewal = (): Promise<Membership> =>
  readApiResponse(api.POST('/api/account/membership/cancel', { body: {} }));

export const resumeRenewal = (): Promise<Membership> =>
  readApiResponse(api.POST('/api/account/membership/resume', { body: {} }));

export const refundPurchase = (): Promise<Membership> =>
  readApiResponse(api.POST('/api/account/membership/refund', { body: {} }));

/** Makes the server ask the payment provider, because the webhook of the provider may be late. */
export const syncMembership = (): Promise<Membership> => {
  startFastPolling();
  return readApiResponse(api.POST('/api/account/membership/sync', { body: {} }));
};
