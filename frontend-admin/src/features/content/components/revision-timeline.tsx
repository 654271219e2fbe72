import { useInfiniteQuery } from '@tanstack/react-query';
import type { KeyboardEvent, ReactNode } from 'react';
import { useLoadFailureToast, useShell } from '../../../shell/shell.tsx';
import { BusyButton } from '../../../ui/busy-button.tsx';
import { formatDateTime } from '../../../ui/format.ts';
import { LoadStatus } from '../../../ui/load-state.tsx';
import { revisionListQuery, type RevisionSummary } from '../api/revisions.ts';
import type { ContentKind } from '../kinds/kind.ts';
import { describeRevision, labelChangedFields } from '../revision-texts.ts';

interface RevisionTimelineProps {
  kind: ContentKind;
  id: string;
  chosen: string | undefined;
  onChoose: (revision: RevisionSummary) => void;
  below: ReactNode;
}

export function RevisionTimeline({ kind, id, chosen, onChoose, below }: RevisionTimelineProps) {
  const { api } = useShell();
  const list = useInfiniteQuery(revisionListQuery(api, kind.name, id));
  const failure = 'Failed to load the versions';
  useLoadFailureToast(list.error, failure);
  const revisions = list.data?.pages.flatMap(({ items }) => items) ?? [];
  if (revisions.length === 0)
    return (
      <LoadStatus
        isLoading={list.isPending}
        failure={list.error ? failure : undefined}
        onRetry={() => void list.refetch()}
        empty="No versions yet. Each save adds one."
      />
    );
  return (
    <div>
      <ol aria-label="Versions" className="timeline" onKeyDown={moveByArrows}>
        {revisions.map((revision) => (
          <li key={revision.id}>
            <button type="button" aria-current={revision.id === chosen} onClick={() => onChoose(revision)}>
              <strong>{formatDateTime(revision.at)}</strong>
              <span className="below">{describeRevision(revision)}</span>
              <span className="below">{labelChangedFields(kind.fields, revision.changedFields)}</span>
            </button>
            {revision.id === chosen && <div>{below}</div>}
          </li>
        ))}
      </ol>
      {list.hasNextPage && (
        <BusyButton
          label="Show older versions"
          busy="Loading..."
          isBusy={list.isFetchingNextPage}
          onClick={() => void list.fetchNextPage()}
        />
      )}
    </div>
  );
}

function moveByArrows(event: KeyboardEvent<HTMLElement>): void {
  const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
  if (!step) return;
  const buttons = [...event.currentTarget.querySelectorAll<HTMLElement>('button')];
  const next = buttons[buttons.indexOf(event.target as HTMLElement) + step];
  if (!next) return;
  event.preventDefault();
  next.focus();
}
