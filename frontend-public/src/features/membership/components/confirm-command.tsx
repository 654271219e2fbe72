import { useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { useMembershipCommand, type Membership } from '../api/membership.ts';

interface ConfirmCommandProps {
  label: string;
  title: string;
  description: string;
  confirm: string;
  busyLabel: string;
  stay: string;
  ask: () => Promise<Membership>;
  onDone: () => void;
  onChanged: () => void;
}

export function ConfirmCommand({
  label,
  title,
  description,
  confirm,
  busyLabel,
  stay,
  ...command
}: ConfirmCommandProps) {
  const [isAsking, setAsking] = useState(false);
  const { mutate, isPending } = useMembershipCommand(command.ask, () => {
    setAsking(false);
    command.onDone();
    command.onChanged();
  });
  return (
    <>
      <Button onClick={() => setAsking(true)}>{label}</Button>
      <Dialog isOpen={isAsking} onClose={() => setAsking(false)} title={title} description={description}>
        <div className="flex flex-wrap items-center gap-x-6 gap-y-3">
          <Button variant="primary" busy={isPending} busyLabel={busyLabel} onClick={() => mutate()}>
            {confirm}
          </Button>
          <Button variant="quiet" onClick={() => setAsking(false)}>
            {stay}
          </Button>
        </div>
      </Dialog>
    </>
  );
}
