import { useQuery } from '@tanstack/react-query';
import { useShell } from '../../../shell/shell.tsx';
import { ApiProblem } from 'shell/answer';
import { LoadState } from '../../../ui/load-state.tsx';
import { caseQuery } from '../api/moderation.ts';
import type { ModeratorsDeed } from '../deeds.ts';
import { CaseView } from './case-view.tsx';

interface OneCaseProps {
  id: string;
  hasKeys?: boolean;
  to: (id: string) => string;
  onDone?: (kind: ModeratorsDeed) => void;
}

export function OneCase({ id, hasKeys = false, to, onDone = () => undefined }: OneCaseProps) {
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
