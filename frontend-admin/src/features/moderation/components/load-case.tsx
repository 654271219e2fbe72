import { useQuery } from '@tanstack/react-query';
import { useShell } from '../../../shell/shell.tsx';
import { ApiProblem } from 'shell/api-problem';
import { LoadStatus } from '../../../ui/load-state.tsx';
import { moderationCaseQuery } from '../api/moderation.ts';
import type { PostActionType } from '../action-texts.ts';
import { ModerationCaseView } from './case-view.tsx';

interface LoadCaseProps {
  id: string;
  hasKeys?: boolean;
  to: (id: string) => string;
  onDone?: (kind: PostActionType) => void;
}

export function ModerationCaseLoader({ id, hasKeys = false, to, onDone = () => undefined }: LoadCaseProps) {
  const { api } = useShell();
  const { data, error, isPending, refetch } = useQuery(moderationCaseQuery(api, id));
  const isGone = error instanceof ApiProblem && error.status === 404;
  if (!data)
    return (
      <LoadStatus
        isLoading={isPending}
        failure={error ? (isGone ? error.message : 'Failed to load this post') : undefined}
        onRetry={refetch}
      />
    );
  return <ModerationCaseView theCase={data} hasKeys={hasKeys} to={to} onDone={onDone} />;
}
