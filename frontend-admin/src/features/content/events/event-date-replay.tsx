import { useQueryClient } from '@tanstack/react-query';
import { Button, Flex, Typography } from 'antd';
import { useState } from 'react';
import { refetchQuery } from 'shell/refetch';
import { useShell } from '../../../shell/shell.tsx';
import { useMutationWithToast } from '../../../shell/use-change.ts';
import { BusyButton } from '../../../ui/busy-button.tsx';
import { contentKey, fetchContentItem, updateContentItem } from '../api/content.ts';
import type { EventDate } from '../api/event-dates.ts';
import { AddContentDialog, EditContentDialog } from '../components/content-dialog.tsx';
import { ParentSelect } from '../fields/parent.tsx';
import { replayKind } from '../kinds/replay.ts';

export function EventDateReplay({ date, onDone }: { date: EventDate; onDone: () => void }) {
  const { api } = useShell();
  const queryClient = useQueryClient();
  const [isOpen, setIsOpen] = useState(false);
  const [chosen, setChosen] = useState<string>();
  const { mutate, isPending } = useMutationWithToast<string>({
    key: contentKey,
    call: async (id) => {
      const { eventId, startsAt } = date;
      return updateContentItem(api, 'replays', await fetchContentItem(api, 'replays', id), { eventId, startsAt });
    },
    done: () => 'Replay attached',
    failed: () => 'Failed to attach the replay',
  });
  const close = () => {
    setIsOpen(false);
    void refetchQuery(queryClient, contentKey);
    onDone();
  };
  const { eventId, startsAt, title } = date;
  return (
    <Flex vertical gap={12} component="section" aria-labelledby="replay-title">
      <Typography.Title level={2} id="replay-title" style={{ fontSize: 20 }}>
        Replay
      </Typography.Title>
      {date.replayId ? (
        <div>
          <Button onClick={() => setIsOpen(true)}>Edit replay</Button>
        </div>
      ) : (
        <>
          <div>
            <Button onClick={() => setIsOpen(true)}>Add a replay</Button>
          </div>
          <Flex wrap gap={12}>
            <ParentSelect
              kind="replays"
              aria-label="Existing replay"
              placeholder="Or choose an existing replay"
              allowClear
              style={{ flex: '1 1 220px' }}
              value={chosen}
              onChange={setChosen}
            />
            <BusyButton
              label="Attach"
              busy="Attaching..."
              isBusy={isPending}
              disabled={!chosen}
              onClick={() => chosen && mutate(chosen, { onSuccess: onDone })}
            />
          </Flex>
          <Typography.Text type="secondary">
            An existing replay moves from its date to this one. Members with an RSVP see it in the members area.
          </Typography.Text>
        </>
      )}
      {isOpen && date.replayId && <EditContentDialog kind={replayKind} id={date.replayId} onClose={close} />}
      {isOpen && !date.replayId && (
        <AddContentDialog kind={replayKind} prefill={{ eventId, startsAt, title }} onClose={close} />
      )}
    </Flex>
  );
}
