import { useQuery } from '@tanstack/react-query';
import { readApiResponse } from 'shell/api-problem';
import type { ResponseItem } from 'shell/api';
import { useShell } from './shell.tsx';

export type UserRole = ResponseItem<'/api/user-roles'>['role'];

export function useRoles(): readonly UserRole[] | undefined {
  const { api, session } = useShell();
  const userId = session.user?.id ?? '';
  const { data } = useQuery({
    queryKey: ['roles', userId],
    queryFn: () => readApiResponse(api.GET('/api/user-roles', { params: { query: { userId } } })),
    enabled: userId !== '',
  });
  return data?.items.map(({ role }) => role);
}

/** The roles decide only what the page shows, because the server checks access. */
export const useIsAdmin = (): boolean => useRoles()?.includes('admin') ?? false;

export const useCanWrite = (): boolean => useRoles()?.some((role) => role !== 'support') ?? false;
