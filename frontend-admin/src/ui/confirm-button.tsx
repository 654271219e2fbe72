import { Button } from 'antd';
import { useState, type ReactNode } from 'react';
import { BusyButton } from './busy-button.tsx';
import { Dialog } from './dialog.tsx';

interface ConfirmButtonProps {
  label: string;
  question: string;
  children: ReactNode;
  yes: string;
  busy: string;
  no: string;
  /** The dialog closes even after an error, because a toast shows the result. */
  onYes: () => Promise<unknown>;
}

export function ConfirmButton({ label, question, children, yes, busy, no, onYes }: ConfirmButtonProps) {
  const [isOpen, setIsOpen] = useState(false);
  const [isBusy, setIsBusy] = useState(false);
  const close = () => setIsOpen(false);
  const go = async () => {
    setIsBusy(true);
    await onYes().catch(() => undefined);
    setIsBusy(false);
    close();
  };
  return (
    <>
      <Button danger onClick={() => setIsOpen(true)}>
        {label}
      </Button>
      <Dialog
        title={question}
        open={isOpen}
        onCancel={close}
        footer={
          <>
            <Button disabled={isBusy} onClick={close}>
              {no}
            </Button>
            <BusyButton danger type="primary" label={yes} busy={busy} isBusy={isBusy} onClick={() => void go()} />
          </>
        }
        closable={!isBusy}
        mask={{ closable: false }}
      >
        {children}
      </Dialog>
    </>
  );
}
