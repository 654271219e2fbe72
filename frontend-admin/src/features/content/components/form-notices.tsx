import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Alert, Button } from 'antd';
import { ApiProblem } from 'shell/api-problem';
import { createFailureToast } from '../../../shell/failure-toast.ts';
import { useShell } from '../../../shell/shell.tsx';
import { contentItemQuery, contentKey, type ContentItem } from '../api/content.ts';
import { discardContentDraft } from '../api/drafts.ts';
import type { ContentKind } from '../kinds/kind.ts';
import type { ContentFormState } from '../use-content-form.ts';
import { ContentStatusLabel } from './content-status.tsx';
import { CopyTextButton } from './copy-text-button.tsx';

interface FormNoticesProps {
  kind: ContentKind;
  editing: ContentFormState;
  errors: readonly (Error | null | undefined)[];
}

export function FormNotices({ kind, editing, errors }: FormNoticesProps) {
  const { row } = editing;
  const isForbidden = errors.some((error) => error instanceof ApiProblem && error.status === 403);
  if (!row && !isForbidden) return null;
  return (
    <div style={{ marginBlockEnd: 18 }}>
      {row && <ContentStatusLabel item={row} />}
      {row?.draft && <DraftNotice kind={kind} row={row} editing={editing} />}
      {isForbidden && (
        <Alert
          type="warning"
          role="alert"
          showIcon
          style={{ marginBlockStart: 10 }}
          title="You can no longer change content. Ask an administrator."
          description="What you wrote is not saved. It stays on this device for 7 days."
          action={<CopyTextButton kind={kind} readValues={editing.readValues} />}
        />
      )}
    </div>
  );
}

interface DraftNoticeProps extends Omit<FormNoticesProps, 'errors'> {
  row: ContentItem;
}

function DraftNotice({ kind, row, editing }: DraftNoticeProps) {
  const { autosave, confirm, session } = editing;
  const { api, toasts } = useShell();
  const queryClient = useQueryClient();
  const { mutateAsync } = useMutation({
    mutationFn: async () => {
      autosave.stop();
      await session.settle();
      return discardContentDraft(api, kind.name, row.id);
    },
    onSuccess: async () => {
      toasts.show({ title: 'Changes discarded' });
      editing.removeCopy();
      // The reset makes the dialog load again and show the published values.
      await queryClient.resetQueries({ queryKey: contentItemQuery(api, kind.name, row.id).queryKey });
      await queryClient.invalidateQueries({ queryKey: contentKey });
    },
    onError: (error) => toasts.show(createFailureToast('Failed to discard the changes', error)),
  });
  const ask = () =>
    confirm({
      title: 'Discard changes?',
      content: `The ${kind.one} stays as readers see it now.`,
      okText: 'Discard changes',
      cancelText: 'Cancel',
      okButtonProps: { danger: true },
      onOk: () => mutateAsync().catch(() => undefined),
    });
  return (
    <Alert
      type="info"
      showIcon
      style={{ marginBlockStart: 10 }}
      title="You see changes that are not published."
      action={<Button onClick={ask}>Discard changes</Button>}
    />
  );
}
