import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router-dom';
import { memberHistoryQuery } from '../../features/members/api/members.ts';
import { PersonAutomations } from '../../features/automations/components/person-automations.tsx';
import { MemberHistory } from '../../features/members/components/member-history.tsx';
import { ApiProblem } from 'shell/api-problem';
import { useShell } from '../../shell/shell.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import { LoadStatus } from '../../ui/load-state.tsx';
import { PageHeader } from '../../ui/page-head.tsx';
import { formatFullName } from '../../ui/format.ts';

const failureText = (error: Error | null) =>
  error && (error instanceof ApiProblem && error.status === 404 ? error.message : 'Failed to load this member');

export function UserPage() {
  const { id = '' } = useParams();
  const { api } = useShell();
  const { data: history, error, isPending, refetch } = useQuery(memberHistoryQuery(api, id));
  const title = history ? formatFullName(history.member) || 'Anonymous' : 'Member';
  return (
    <>
      <PageHeader title={title}>
        <LinkButton to="/admin/users">All members</LinkButton>
      </PageHeader>
      {history ? (
        <>
          <MemberHistory history={history} />
          {history.mails && <PersonAutomations userId={id} />}
        </>
      ) : (
        <LoadStatus isLoading={isPending} failure={failureText(error) ?? undefined} onRetry={refetch} />
      )}
    </>
  );
}
