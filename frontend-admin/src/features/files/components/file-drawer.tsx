import { useQuery } from '@tanstack/react-query';
import { Drawer } from 'antd';
import { useRef } from 'react';
import { useShell } from '../../../shell/shell.tsx';
import { useFocusReturn } from '../../../ui/use-focus-return.ts';
import { useConfirmDialog } from '../../../ui/dialog.tsx';
import { LoadStatus } from '../../../ui/load-state.tsx';
import { fileQuery } from '../api/files.ts';
import { FileDetails } from './file-details.tsx';

interface FileDrawerProps {
  id: string;
  onClose: () => void;
}

export function FileDrawer({ id, onClose }: FileDrawerProps) {
  const { api } = useShell();
  const { data, error, isPending, refetch } = useQuery(fileQuery(api, id));
  const { confirm, place } = useConfirmDialog();
  const isChanged = useRef(false);
  useFocusReturn();
  const close = () => {
    if (!isChanged.current) return onClose();
    confirm({
      title: 'Leave without saving?',
      content: 'What you changed here will be lost.',
      okText: 'Leave',
      cancelText: 'Stay here',
      okButtonProps: { danger: true },
      onOk: onClose,
    });
  };
  return (
    <Drawer open className="file-drawer" title={data?.name ?? 'File'} size="min(600px, 100%)" onClose={close}>
      {data ? (
        <FileDetails file={data} onChanged={(next) => (isChanged.current = next)} onDeleted={onClose} />
      ) : (
        <LoadStatus
          isLoading={isPending}
          failure={error ? 'Failed to load this file' : undefined}
          onRetry={() => void refetch()}
        />
      )}
      <div>{place}</div>
    </Drawer>
  );
}
