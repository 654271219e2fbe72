import { formatDay } from '#kernel/format-date.ts';
import type { PaidTier } from '#kernel/tier.ts';
import { UserById } from '#modules/auth/index.ts';
import { planName } from '#modules/billing/index.ts';
import type { Email, Recipient, Services } from '../../use-cases/emails/define-mail.ts';

export async function toMember({ userId }: { userId: string }, services: Services): Promise<Recipient | undefined> {
  const user = await services.get(UserById).find(userId);
  return user && { userId, email: user.email, firstName: user.firstName };
}

export const planLabel = (tier: PaidTier | null): string => (tier ? planName(tier) : 'paid');

/** Formats an RFC 3339 time as "Wednesday 25 November"; '' for null. */
export const formatEmailDay = (moment: string | null, { createdAt, zone }: Email): string =>
  moment ? formatDay(new Date(moment), createdAt, zone) : '';

export const formatMoney = (cents: number): string =>
  new Intl.NumberFormat('en-US', {
    style: 'currency',
    currency: 'USD',
    minimumFractionDigits: cents % 100 === 0 ? 0 : 2,
  }).format(cents / 100);
