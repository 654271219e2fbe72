import { Card, Flex } from 'antd';
import { BusyButton } from '../../../ui/busy-button.tsx';
import { Section } from '../../../ui/section.tsx';
import { StatusBadge } from '../../../ui/status.tsx';
import { useRequestBackup, type OperationsState } from '../api/operations.ts';
import { describeBackup, isBackupGood } from '../texts.ts';

export function BackupSection({ backup }: Pick<OperationsState, 'backup'>) {
  const request = useRequestBackup();
  const [state, ...facts] = describeBackup(backup);
  return (
    <Section
      title="Backup"
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
    </Section>
  );
}
