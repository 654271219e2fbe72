import { FindUserById, FindUsersById, type UserSummary } from '#modules/auth/index.ts';
import type { MailServices } from '#modules/mailing/index.ts';
import type { TriggeredPerson } from './trigger.ts';

export const toPerson = (user: UserSummary | undefined): TriggeredPerson | undefined =>
  user?.emailConfirmed ? { email: user.email, firstName: user.firstName ?? '', userId: user.id } : undefined;

export const findUser = async (userId: string, services: MailServices): Promise<[TriggeredPerson | undefined]> => [
  toPerson(await services.get(FindUserById).find(userId)),
];

export const findUsers = async (
  userIds: readonly string[],
  services: MailServices,
): Promise<(TriggeredPerson | undefined)[]> =>
  [...(await services.get(FindUsersById).list(userIds)).values()].map(toPerson);

export async function findByEmail(email: string, firstName: string, services: MailServices): Promise<TriggeredPerson> {
  const user = await services.get(FindUserById).findByConfirmedEmail(email);
  return { email, firstName: user?.firstName ?? firstName, userId: user?.id ?? null };
}
