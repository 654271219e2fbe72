import { Button, Flex, Typography } from 'antd';
import { ApiProblem } from 'shell/api-problem';
import { useIsOnline } from 'shell/use-is-online';
import { formatTime } from '../../../ui/format.ts';
import { hasUnreadableDay, isSlugValid, isTooLong } from '../draft.ts';
import { isConflict, type DraftEditing } from '../use-draft.ts';

interface SaveStatusProps {
  editing: DraftEditing;
  onReload: () => void;
}

export function SaveStatus({ editing, onReload }: SaveStatusProps) {
  const { error, overwrite, discard } = editing;
  const isOnline = useIsOnline();
  return (
    <Flex wrap align="center" gap="8px 12px">
      <Typography.Text type={error ? 'danger' : 'secondary'} role="status">
        {describe(editing, isOnline)}
      </Typography.Text>
      {isConflict(error) && (
        <>
          <Button size="small" onClick={overwrite}>
            Save my version
          </Button>
          <Button
            size="small"
            onClick={() => {
              discard();
              onReload();
            }}
          >
            Open their version
          </Button>
        </>
      )}
    </Flex>
  );
}

function describe({ error, isSaving, savedAt, draft }: DraftEditing, isOnline: boolean): string {
  if (isConflict(error)) return 'Not saved: another person has changed this campaign.';
  if (isTooLong(draft)) return 'Not saved: a text is too long.';
  if (!isSlugValid(draft)) return 'Not saved: the slug is not valid.';
  if (hasUnreadableDay(draft.filter)) return 'Not saved: a date is not readable.';
  if (error && !isOnline) return 'Not saved: you are offline. Your text stays on this device.';
  if (error) return `Not saved: ${error instanceof ApiProblem ? error.message : 'the server could not be reached'}`;
  if (isSaving) return 'Saving...';
  return savedAt ? `Draft saved at ${formatTime(savedAt)}` : 'It is saved as you type.';
}
