import { useQuery } from '@tanstack/react-query';
import { useSession } from 'shell/session';
import { accountDeletionQuery } from '../api/personal-data.ts';
import { formatDay } from '../../../ui/times.ts';
import { CancelDeletion } from './cancel-deletion.tsx';
import { Notice } from '../../../ui/notice.tsx';

export function DeletionBanner() {
  const { user } = useSession();
  const { data: dueAt } = useQuery(accountDeletionQuery(user?.id));
  if (!dueAt) return null;
  return (
    <Notice
      label="Your account will be deleted"
      words={
        <>
          Your account will be deleted on <span className="font-strong">{formatDay(dueAt)}</span>.
        </>
      }
    >
      <CancelDeletion isQuiet />
    </Notice>
  );
}
