import { useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { useMembershipCommand, type Membership } from '../api/membership.ts';

interface ConfirmCommandProps {
  /** What the button on the page says. */
  label: string;
  title: string;
  /** What it means, before it is done. */
  description: string;
  confirm: string;
  busyLabel: string;
  /** The way back, which changes nothing. */
  stay: string;
  ask: () => Promise<Membership>;
  told: () => void;
  onChanged: () => void;
}

/** A command that ends something: it says what, and is given only after a second press. */
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
    command.told();
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
