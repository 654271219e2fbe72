import { useQuery } from '@tanstack/react-query';
import { useShell } from '../../../shell/shell.tsx';
import { ApiProblem } from 'shell/api-problem';
import { LoadState } from '../../../ui/load-state.tsx';
import { caseQuery } from '../api/moderation.ts';
import type { PostActionType } from '../action-texts.ts';
import { CaseView } from './case-view.tsx';

interface LoadCaseProps {
  id: string;
  hasKeys?: boolean;
  to: (id: string) => string;
  onDone?: (kind: PostActionType) => void;
}

export function LoadCase({ id, hasKeys = false, to, onDone = () => undefined }: LoadCaseProps) {
  const { api } = useShell();
  const { data, error, isPending, refetch } = useQuery(caseQuery(api, id));
  const isGone = error instanceof ApiProblem && error.status === 404;
  if (!data)
    return (
      <LoadState
        isLoading={isPending}
        failure={error ? (isGone ? error.message : 'Failed to load this post') : undefined}
        onRetry={refetch}
      />
    );
  return <CaseView theCase={data} hasKeys={hasKeys} to={to} onDone={onDone} />;
}
