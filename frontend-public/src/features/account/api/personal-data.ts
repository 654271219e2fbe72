import { queryOptions, useQuery } from '@tanstack/react-query';
import { readResponse, api } from 'shell/api';
import { browserZone } from 'shell/time-zone';
import { useSession } from 'shell/session';

/** Query of the date on which the account will be deleted; null if the user has not requested the deletion. */
export const deletionQuery = (userId: string | undefined) =>
  queryOptions({
    queryKey: ['account', userId, 'deletion'],
    queryFn: async () => (await readResponse(api.GET('/api/account/deletion'))).dueAt,
    enabled: userId !== undefined,
  });

/** Requests the deletion of the account; the password is empty for an account without one. */
export async function requestDeletion(password: string): Promise<void> {
  const body = { zone: browserZone(), ...(password !== '' && { password }) };
  await readResponse(api.POST('/api/account/delete', { body }));
}

export async function cancelDeletion(): Promise<void> {
  await readResponse(api.POST('/api/account/restore'));
}

export async function fetchMyData(): Promise<Blob> {
  return readResponse(api.GET('/api/account/export', { parseAs: 'blob' })) as Promise<Blob>;
}

/** True if a notice about the account is shown below the header. */
export function useHasAccountNotice(): boolean {
  const { user } = useSession();
  const { data: dueAt } = useQuery(deletionQuery(user?.id));
  return user !== undefined && (!user.isConfirmed || Boolean(dueAt));
}
