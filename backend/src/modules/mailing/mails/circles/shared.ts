import { FindUserById } from '#modules/auth/index.ts';
import { ReadEventDateDetails, type EventDateDetails } from '#modules/live-events/index.ts';
import type { EmailContext, MailRecipient, MailServices } from '../../use-cases/emails/define-mail.ts';

interface DateFacts {
  readonly eventId: string;
  readonly knownAs: string;
  readonly startsAt: string;
}

/** Returns undefined for an unconfirmed email address, because it can belong to another person. */
export async function findConfirmedRecipient(
  { userId }: { userId: string },
  services: MailServices,
): Promise<MailRecipient | undefined> {
  const user = await services.get(FindUserById).find(userId);
  return user?.emailConfirmed ? { userId, email: user.email, firstName: user.firstName } : undefined;
}

export const readEventDate = (
  { userId, facts }: EmailContext<DateFacts>,
  services: MailServices,
  readers: 'date' | 'all' | 'anyone' = 'date',
): Promise<EventDateDetails | undefined> => services.get(ReadEventDateDetails).read({ userId, ...facts, readers });
