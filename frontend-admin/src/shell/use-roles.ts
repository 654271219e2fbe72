import { useQuery } from '@tanstack/react-query';
import { answer } from 'shell/answer';
import type { Row } from 'shell/api';
import { useShell } from './shell.tsx';

export type Role = Row<'/api/user-roles'>['role'];

/** The roles of the person at the screen; undefined while they are being asked for. */
export function useRoles(): readonly Role[] | undefined {
  const { api, session } = useShell();
  const userId = session.user?.id ?? '';
  const { data } = useQuery({
    queryKey: ['roles', userId],
    queryFn: () => answer(api.GET('/api/user-roles', { params: { query: { userId } } })),
    enabled: userId !== '',
  });
  return data?.items.map(({ role }) => role);
}

/** True once it is known that the person at the screen is an administrator. The server decides; this decides what is drawn. */
export const useIsAdmin = (): boolean => useRoles()?.includes('admin') ?? false;

/** True once it is known that the person at the screen may write content. */
export const useMayWrite = (): boolean => useRoles()?.some((role) => role !== 'support') ?? false;
