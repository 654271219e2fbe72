import { queryOptions, useQuery } from '@tanstack/react-query';
import { answer, api } from 'shell/api';
import { ownZone } from 'shell/time-zone';
import { useSession } from 'shell/session';

/** The scheduled deletion date; null without a request. */
export const deletionQuery = (userId: string | undefined) =>
  queryOptions({
    queryKey: ['account', userId, 'deletion'],
    queryFn: async () => (await answer(api.GET('/api/account/deletion'))).dueAt,
    enabled: userId !== undefined,
  });

/** Requests the deletion of the account; an account without a password sends none. */
export async function leave(password: string): Promise<void> {
  const body = { zone: ownZone(), ...(password !== '' && { password }) };
  await answer(api.POST('/api/account/delete', { body }));
}

export async function comeBack(): Promise<void> {
  await answer(api.POST('/api/account/restore'));
}

export async function fetchMyData(): Promise<Blob> {
  return answer(api.GET('/api/account/export', { parseAs: 'blob' })) as Promise<Blob>;
}

/** True if a notice about the account is shown below the header. */
export function useHasNotice(): boolean {
  const { user } = useSession();
  const { data: dueAt } = useQuery(deletionQuery(user?.id));
  return user !== undefined && (!user.isConfirmed || Boolean(dueAt));
}
