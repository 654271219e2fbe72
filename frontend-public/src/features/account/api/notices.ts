import { useQuery } from '@tanstack/react-query';
import { useSession } from 'shell/session';
import { deletionQuery } from './personal-data.ts';

/** Whether the account asks something of its owner, in a band under the bar. */
export function useHasNotice(): boolean {
  const { user } = useSession();
  const { data: dueAt } = useQuery(deletionQuery(user?.id));
  return user !== undefined && (!user.isConfirmed || Boolean(dueAt));
}
