import { useQuery } from '@tanstack/react-query';
import { Button, Drawer, Flex, Grid, Typography } from 'antd';
import { useState } from 'react';
import { useShell } from '../../../shell/shell.tsx';
import { useMutationWithToast } from '../../../shell/use-change.ts';
import { BusyButton } from '../../../ui/busy-button.tsx';
import { formatCount, formatDateTime } from '../../../ui/format.ts';
import { useFocusReturn } from '../../../ui/use-focus-return.ts';
import { contentItemQuery, contentKey, type ContentItem } from '../api/content.ts';
import { restoreRevision, revisionQuery, type RevisionSummary } from '../api/revisions.ts';
import { findDifferentFields } from '../compare-revisions.ts';
import type { ContentKind } from '../kinds/kind.ts';
import { RevisionComparison } from './revision-comparison.tsx';
import { RevisionTimeline } from './revision-timeline.tsx';

interface VersionsDrawerProps {
  kind: ContentKind;
  row: ContentItem;
  onClose: () => void;
}

export function RevisionsDrawer({ kind, row, onClose }: VersionsDrawerProps) {
  const { api } = useShell();
  const { md } = Grid.useBreakpoint();
  useFocusReturn();
  const [chosen, setChosen] = useState<RevisionSummary>();
  const [picked, setPicked] = useState<readonly string[]>();
  const { data: now } = useQuery(contentItemQuery(api, kind.name, row.id));
  const {
    data: old,
    error,
    isFetching,
    refetch,
  } = useQuery({
    ...revisionQuery(api, kind.name, row.id, chosen?.id ?? ''),
    enabled: chosen !== undefined,
  });
  const differing = now && old ? findDifferentFields(kind.fields, now, old.values) : undefined;
  const { mutate, isPending } = useRestoreRevision(kind, row);
  const restore = (fields?: string[]) => chosen && mutate({ revision: chosen, fields }, { onSuccess: onClose });

  const comparison = chosen && (
    <RevisionComparison
      kind={kind}
      at={chosen.at}
      now={now}
      old={old?.values}
      differing={differing}
      load={{
        isLoading: isFetching || !now,
        failure: error ? 'Failed to load this version' : undefined,
        onRetry: refetch,
      }}
      picked={picked}
      onPick={setPicked}
    />
  );

  return (
    <Drawer
      open
      className="versions"
      title={`Versions of “${row.title}”`}
      size="min(840px, 100%)"
      onClose={onClose}
      footer={
        differing &&
        differing.length > 0 && (
          <Flex wrap gap={12} align="center" justify="end">
            <Typography.Text type="secondary" style={{ flex: '1 1 300px' }}>
              Restoring makes a new version. Nothing is overwritten.
            </Typography.Text>
            {picked ? (
              <>
                <Button onClick={() => setPicked(undefined)}>Cancel</Button>
                <BusyButton
                  type="primary"
                  label={`Restore ${formatCount(picked.length, 'field')}`}
                  busy="Restoring..."
                  isBusy={isPending}
                  disabled={picked.length === 0}
                  onClick={() => restore([...picked])}
                />
              </>
            ) : (
              <>
                <Button onClick={() => setPicked([])}>Take single fields</Button>
                <BusyButton
                  type="primary"
                  label="Restore this version"
                  busy="Restoring..."
                  isBusy={isPending}
                  onClick={() => restore()}
                />
              </>
            )}
          </Flex>
        )
      }
    >
      <div className={md ? 'side-by-side' : ''}>
        <RevisionTimeline
          kind={kind}
          id={row.id}
          chosen={chosen?.id}
          onChoose={(revision) => {
            setChosen(revision);
            setPicked(undefined);
          }}
          below={md ? undefined : comparison}
        />
        {md &&
          (comparison ?? <Typography.Text type="secondary">Choose a version to compare it with now.</Typography.Text>)}
      </div>
    </Drawer>
  );
}

function useRestoreRevision(kind: ContentKind, row: ContentItem) {
  const { api } = useShell();
  return useMutationWithToast<{ revision: RevisionSummary; fields: string[] | undefined }>({
    key: contentKey,
    call: ({ revision, fields }) => restoreRevision(api, kind.name, row, { revisionId: revision.id, fields }),
    done: ({ revision, fields }) =>
      fields ? `${formatCount(fields.length, 'field')} restored` : `Version of ${formatDateTime(revision.at)} restored`,
    failed: () => 'Failed to restore this version',
  });
}
