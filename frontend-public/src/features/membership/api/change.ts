import { queryOptions } from '@tanstack/react-query';
import { answer, api, ApiProblem, type Answered } from 'shell/api';
import type { Membership } from './membership.ts';

export type ChangePreview = Answered<'/api/account/membership/preview', 'post'>;

export const previewQuery = (userId: string | undefined, priceId: string) =>
  queryOptions({
    queryKey: ['membership', userId, 'preview', priceId],
    queryFn: () => answer(api.POST('/api/account/membership/preview', { body: { priceId } })),
    enabled: userId !== undefined,
    retry: false,
    staleTime: 0,
  });

type UpgradeOffer = NonNullable<ChangePreview['now']>;

export const upgradeToday = (priceId: string, { chargeCents, prorationDate }: UpgradeOffer): Promise<Membership> =>
  answer(api.POST('/api/account/membership/upgrade', { body: { priceId, chargeCents, prorationDate } }));

/** The URL of the bank's confirmation page; undefined for any other error. */
export function payUrlOf(error: unknown): string | undefined {
  const url = error instanceof ApiProblem ? error.details['payUrl'] : undefined;
  return typeof url === 'string' ? url : undefined;
}
