import { queryOptions } from '@tanstack/react-query';
import { readApiResponse, api, ApiProblem, type ResponseBody } from 'shell/api';
import type { Membership } from './membership.ts';

export type PlanChangePreview = ResponseBody<'/api/account/membership/preview', 'post'>;

export const changePreviewQuery = (userId: string | undefined, priceId: string) =>
  queryOptions({
    queryKey: ['membership', userId, 'preview', priceId],
    queryFn: () => readApiResponse(api.POST('/api/account/membership/preview', { body: { priceId } })),
    enabled: userId !== undefined,
    retry: false,
    staleTime: 0,
  });

type UpgradeOffer = NonNullable<PlanChangePreview['now']>;

export const upgradeToday = (priceId: string, { chargeCents, prorationDate }: UpgradeOffer): Promise<Membership> =>
  readApiResponse(api.POST('/api/account/membership/upgrade', { body: { priceId, chargeCents, prorationDate } }));

/** Returns the URL at which the bank asks the member to confirm the payment, or undefined for other errors. */
export function bankConfirmationUrl(error: unknown): string | undefined {
  const url = error instanceof ApiProblem ? error.details['payUrl'] : undefined;
  return typeof url === 'string' ? url : undefined;
}
