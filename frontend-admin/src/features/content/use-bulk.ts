import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { refetchQuery } from 'shell/refetch';
import { createFailureToast } from '../../shell/failure-toast.ts';
import { useShell } from '../../shell/shell.tsx';
import { bulkChangeContent, undoBulkChange, type BulkItem, type BulkRequest } from './api/bulk.ts';
import { contentKey } from './api/content.ts';
import { describeOutcome, describeUndo } from './bulk-texts.ts';
import type { ContentKind } from './kinds/kind.ts';

interface UseBulkOptions {
  kind: ContentKind;
  onDone: (refused: string[]) => void;
}

export function useBulkActions({ kind, onDone }: UseBulkOptions) {
  const { api, toasts } = useShell();
  const queryClient = useQueryClient();
  const [failed, setFailed] = useState<BulkItem[]>([]);
  const onSettled = async () => {
    await refetchQuery(queryClient, contentKey);
    await refetchQuery(queryClient, ['stats']);
  };
  const showOutcome = (title: string, items: BulkItem[], action?: { label: string; onPress: () => void }) => {
    const refused = items.filter(({ outcome }) => outcome === 'failed');
    setFailed(refused);
    const tone = refused.length === items.length ? { tone: 'destructive' as const } : {};
    toasts.show({ title, ...tone, ...(action && { action }) });
  };
  const { mutate: undo } = useMutation({
    mutationFn: ({ undoId }: { undoId: string; request: BulkRequest }) => undoBulkChange(api, undoId),
    onSuccess: ({ items }, { request }) => showOutcome(describeUndo(request, items, kind), items),
    onError: (error) => toasts.show(createFailureToast('Failed to undo', error)),
    onSettled,
  });
  const { mutate: run, isPending } = useMutation({
    mutationFn: (request: BulkRequest) => bulkChangeContent(api, kind.name, request),
    onSuccess: ({ items, undoId }, request) => {
      showOutcome(
        describeOutcome(request, items, kind),
        items,
        undoId ? { label: 'Undo', onPress: () => undo({ undoId, request }) } : undefined,
      );
      onDone(items.filter(({ outcome }) => outcome === 'failed').map(({ id }) => id));
    },
    onError: (error) => toasts.show(createFailureToast(`Failed to change the ${kind.name}`, error)),
    onSettled,
  });
  return { run, isPending, failed, dismiss: () => setFailed([]) };
}
