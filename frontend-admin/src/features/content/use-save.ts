import { useMutation, useQueryClient } from '@tanstack/react-query';
import { refetchQuery } from 'shell/refetch';
import { useShell } from '../../shell/shell.tsx';
import { capitalize, formatDateTime } from '../../ui/format.ts';
import { contentKey } from './api/content.ts';
import type { EditSession } from './edit-session.ts';
import type { ContentKind } from './kinds/kind.ts';
import { runSaveAction, type PublicationState, type SaveRequest } from './save-action.ts';

function describeSuccess({ one }: ContentKind, isNew: boolean, { action, schedule }: SaveRequest) {
  if (action === 'publish' || action === 'unpublish') return { title: `${capitalize(one)} ${action}ed` };
  const saved = `${capitalize(one)} ${isNew ? 'created' : 'updated'} successfully`;
  return {
    title: action === 'draft' ? 'Draft saved' : saved,
    ...(schedule.publishAt && { description: `Scheduled: ${formatDateTime(schedule.publishAt)}` }),
  };
}

export function useSaveContent(kind: ContentKind, row: PublicationState, session: EditSession) {
  const { toasts } = useShell();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (request: SaveRequest) => runSaveAction(session, row, request),
    onSuccess: (_result, request) => {
      toasts.show(describeSuccess(kind, session.isNew, request));
      void refetchQuery(queryClient, contentKey);
      void refetchQuery(queryClient, ['stats']);
    },
  });
}
