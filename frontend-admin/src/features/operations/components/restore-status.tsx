import { Alert, Flex } from 'antd';
import { BusyButton } from '../../../ui/busy-button.tsx';
import { useConfirmDialog } from '../../../ui/dialog.tsx';
import { useUndoRestore, type OperationsState } from '../api/operations.ts';
import { describeRestore } from '../restore-texts.ts';

interface RestoreStatusProps {
  restore: NonNullable<OperationsState['backup']['restore']>;
}

export function RestoreStatus({ restore }: RestoreStatusProps) {
  const undo = useUndoRestore();
  const { confirm, place } = useConfirmDialog();
  const { tone, title, detail } = describeRestore(restore);
  const { undoId } = restore;
  const which = undoId === restore.id ? 'this restore' : 'the earlier restore';
  const ask = (id: string) =>
    confirm({
      title: `Undo ${which}?`,
      content:
        'The data of before the restore is used again. What was written since the restore is lost. The site is read-only meanwhile.',
      okText: `Undo ${which}`,
      cancelText: 'Cancel',
      okButtonProps: { danger: true },
      onOk: () => undo.mutateAsync(id).catch(() => undefined),
    });
  return (
    <>
      <Alert
        role="status"
        showIcon
        type={tone}
        title={title}
        description={
          <Flex vertical align="start" gap={12}>
            <span>{detail}</span>
            {undoId !== null && (
              <BusyButton
                label={`Undo ${which}...`}
                busy="Starting..."
                isBusy={undo.isPending}
                onClick={() => ask(undoId)}
              />
            )}
          </Flex>
        }
      />
      {place}
    </>
  );
}
