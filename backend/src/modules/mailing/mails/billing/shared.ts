import { formatDay } from '#kernel/format-date.ts';
import type { PaidTier } from '#kernel/tier.ts';
import { FindUserById } from '#modules/auth/index.ts';
import { getPlanName } from '#modules/billing/index.ts';
import type { EmailContext, MailRecipient, MailServices } from '../../use-cases/emails/define-mail.ts';

export async function findMemberRecipient(
  { userId }: { userId: string },
  services: MailServices,
): Promise<MailRecipient | undefined> {
  const user = await services.get(FindUserById).find(userId);
  return user && { userId, email: user.email, firstName: user.firstName };
}

export const formatPlanLabel = (tier: PaidTier | null): string => (tier ? getPlanName(tier) : 'paid');

export const formatEmailDay = (moment: string | null, { createdAt, zone }: EmailContext): string =>
  moment ? formatDay(new Date(moment), createdAt, zone) : '';

export const formatMoney = (cents: number): string =>
  new Intl.NumberFormat('en-US', {
    style: 'currency',
    currency: 'USD',
    minimumFractionDigits: cents % 100 === 0 ? 0 : 2,
  }).format(cents / 100);
