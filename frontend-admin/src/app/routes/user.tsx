import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router-dom';
import { historyQuery } from '../../features/members/api/members.ts';
import { MemberHistory } from '../../features/members/components/member-history.tsx';
import { ApiProblem } from 'shell/api-problem';
import { useShell } from '../../shell/shell.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import { LoadState } from '../../ui/load-state.tsx';
import { PageHead } from '../../ui/page-head.tsx';
import { fullName } from '../../ui/format.ts';

const failureText = (error: Error | null) =>
  error && (error instanceof ApiProblem && error.status === 404 ? error.message : 'Failed to load this member');

export function UserPage() {
  const { id = '' } = useParams();
  const { api } = useShell();
  const { data: history, error, isPending, refetch } = useQuery(historyQuery(api, id));
  const title = history ? fullName(history.member) || 'Anonymous' : 'Member';
  return (
    <>
      <PageHead title={title}>
        <LinkButton to="/admin/users">All members</LinkButton>
      </PageHead>
      {history ? (
        <MemberHistory history={history} />
      ) : (
        <LoadState isLoading={isPending} failure={failureText(error) ?? undefined} onRetry={refetch} />
      )}
    </>
  );
}
