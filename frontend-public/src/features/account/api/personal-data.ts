import { queryOptions, useQuery } from '@tanstack/react-query';
import { answer, api } from 'shell/api';
import { ownZone } from 'shell/time-zone';
import { useSession } from 'shell/session';

/** When the account is deleted; null without a request. */
export const deletionQuery = (userId: string | undefined) =>
  queryOptions({
    queryKey: ['account', userId, 'deletion'],
    queryFn: async () => (await answer(api.GET('/api/account/deletion'))).dueAt,
    enabled: userId !== undefined,
  });

/** Asks for the account to be deleted; an account without a password needs none. */
export async function leave(password: string): Promise<void> {
  const body = { zone: ownZone(), ...(password !== '' && { password }) };
  await answer(api.POST('/api/account/delete', { body }));
}

/** Takes that back. */
export async function comeBack(): Promise<void> {
  await answer(api.POST('/api/account/restore'));
}

/** Everything the product holds on the person, as the one file it comes in. */
export async function fetchMyData(): Promise<Blob> {
  return answer(api.GET('/api/account/export', { parseAs: 'blob' })) as Promise<Blob>;
}

/** Whether the account asks something of its owner, in a band under the bar. */
export function useHasNotice(): boolean {
  const { user } = useSession();
  const { data: dueAt } = useQuery(deletionQuery(user?.id));
  return user !== undefined && (!user.isConfirmed || Boolean(dueAt));
}
