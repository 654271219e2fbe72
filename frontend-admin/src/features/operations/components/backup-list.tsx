import { Button } from 'antd';
import { useState } from 'react';
import { DataTable, type Column } from '../../../ui/data-table.tsx';
import { formatDateTime } from '../../../ui/format.ts';
import { LoadStatus } from '../../../ui/load-state.tsx';
import { formatFileSize } from '../../files/file-types.ts';
import type { AvailableBackup, OperationsState } from '../api/operations.ts';
import { isRestoring } from '../restore-texts.ts';
import { RestoreDialog } from './restore-dialog.tsx';

const shownAtFirst = 5;

interface BackupRow extends AvailableBackup {
  id: string;
  isBlocked: boolean;
  onRestore: () => void;
}

const describeFacts = ({ sizeBytes, verifiedAt }: AvailableBackup): string =>
  sizeBytes === null
    ? 'size and check unknown'
    : `${formatFileSize(sizeBytes)}, ${verifiedAt ? 'checked' : 'not checked'}`;

const columns: Column<BackupRow>[] = [
  {
    title: 'Backup',
    cell: (backup) => (
      <span>
        <strong>{formatDateTime(backup.createdAt)}</strong>
        <span className="below">{describeFacts(backup)}</span>
      </span>
    ),
  },
  {
    title: 'Actions',
    width: { narrow: '112px', medium: '112px', wide: '112px' },
    cell: ({ createdAt, isBlocked, onRestore }) => (
      <Button size="small" danger disabled={isBlocked} onClick={onRestore}>
        <span>Restore...</span>
        <span className="unseen">{` ${formatDateTime(createdAt)}`}</span>
      </Button>
    ),
  },
];

export function BackupList({ backup }: Pick<OperationsState, 'backup'>) {
  const [chosen, setChosen] = useState<AvailableBackup>();
  const [showsAll, setShowsAll] = useState(false);
  const { available } = backup;
  const shown = showsAll ? available : available.slice(0, shownAtFirst);
  return (
    <>
      <DataTable
        label="Backups"
        columns={columns}
        rows={shown.map((each) => ({
          ...each,
          id: each.name,
          isBlocked: isRestoring(backup),
          onRestore: () => setChosen(each),
        }))}
        isStale={false}
        state={<LoadStatus isLoading={false} empty="No complete backup yet." />}
      />
      {shown.length < available.length && (
        <Button onClick={() => setShowsAll(true)}>{`Show all ${available.length} backups`}</Button>
      )}
      {chosen && <RestoreDialog backup={chosen} onClose={() => setChosen(undefined)} />}
    </>
  );
}
