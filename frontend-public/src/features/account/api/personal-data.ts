import { queryOptions, useQuery } from '@tanstack/react-query';
import { readApiResponse, api } from 'shell/api';
import { getBrowserTimeZone } from 'shell/time-zone';
import { useSession } from 'shell/session';

export const accountDeletionQuery = (userId: string | undefined) =>
  queryOptions({
    queryKey: ['account', userId, 'deletion'],
    queryFn: async () => (await readApiResponse(api.GET('/api/account/deletion'))).dueAt,
    enabled: userId !== undefined,
  });

export async function requestDeletion(password: string): Promise<void> {
  const body = { zone: getBrowserTimeZone(), ...(password !== '' && { password }) };
  await readApiResponse(api.POST('/api/account/delete', { body }));
}

export async function cancelDeletion(): Promise<void> {
  await readApiResponse(api.POST('/api/account/restore'));
}

export async function fetchPersonalDataExport(): Promise<Blob> {
  return readApiResponse(api.GET('/api/account/export', { parseAs: 'blob' })) as Promise<Blob>;
}

export function useHasAccountNotice(): boolean {
  const { user } = useSession();
  const { data: dueAt } = useQuery(accountDeletionQuery(user?.id));
  return user !== undefined && (!user.isConfirmed || Boolean(dueAt));
}
