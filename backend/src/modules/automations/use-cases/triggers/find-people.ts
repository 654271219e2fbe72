import { FindUserById, FindUsersById, type UserSummary } from '#modules/auth/index.ts';
import type { MailServices } from '#modules/mailing/index.ts';
import type { TriggeredPerson } from './trigger.ts';

export const toTriggeredPerson = (user: UserSummary | undefined): TriggeredPerson | undefined =>
  user?.emailConfirmed ? { email: user.email, firstName: user.firstName ?? '', userId: user.id } : undefined;

export const findPersonByUserId = async (
  userId: string,
  services: MailServices,
): Promise<[TriggeredPerson | undefined]> => [toTriggeredPerson(await services.get(FindUserById).find(userId))];

export const findPeopleByUserIds = async (
  userIds: readonly string[],
  services: MailServices,
): Promise<(TriggeredPerson | undefined)[]> =>
  [...(await services.get(FindUsersById).list(userIds)).values()].map(toTriggeredPerson);

export async function findPersonByEmail(
  email: string,
  firstName: string,
  services: MailServices,
): Promise<TriggeredPerson> {
  const user = await services.get(FindUserById).findByConfirmedEmail(email);
  return { email, firstName: user?.firstName ?? firstName, userId: user?.id ?? null };
}
