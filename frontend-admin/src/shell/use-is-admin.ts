import { useQuery } from '@tanstack/react-query';
import { answerOf } from './answers.ts';
import { useShell } from './shell.tsx';

/** True once it is known that the person at the screen is an administrator: some doors are theirs alone. */
export function useIsAdmin(): boolean {
  const { api, session } = useShell();
  const userId = session.user?.id ?? '';
  const { data } = useQuery({
    queryKey: ['roles', userId],
    queryFn: () => answerOf(api.GET('/api/user-roles', { params: { query: { userId } } })),
    enabled: userId !== '',
  });
  return data?.items.some(({ role }) => role === 'admin') ?? false;
}
