import { Card, Flex } from 'antd';
import { BusyButton } from '../../../ui/busy-button.tsx';
import { Section } from '../../../ui/section.tsx';
import { StatusBadge } from '../../../ui/status.tsx';
import { useRequestBackup, type OperationsState } from '../api/operations.ts';
import { BackupList } from './backup-list.tsx';
import { RestoreStatus } from './restore-status.tsx';
import { describeBackup, isBackupGood } from '../texts.ts';

export function BackupSection({ backup }: Pick<OperationsState, 'backup'>) {
  const request = useRequestBackup();
  const [state, ...facts] = describeBackup(backup);
  return (
    <Section
      title="Backups"
      action={
        backup.isConfigured && (
          <BusyButton
            label="Back up now"
            busy={backup.isRunning ? 'Backing up...' : 'Starting...'}
            isBusy={request.isPending || backup.isRunning}
            onClick={() => request.mutate()}
          />
        )
      }
    >
      {backup.restore && <RestoreStatus restore={backup.restore} />}
      <Card size="small">
        <StatusBadge tone={isBackupGood(backup) ? 'good' : 'bad'}>
          <strong>{state}</strong>
        </StatusBadge>
        <Flex vertical gap={2}>
          {facts.map((fact) => (
            <span key={fact} className="below">
              {fact}
            </span>
          ))}
        </Flex>
      </Card>
      {backup.isConfigured && <BackupList backup={backup} />}
    </Section>
  );
}
