import { Button, Modal } from 'antd';
import { useState, type ReactNode } from 'react';
import { BusyButton } from './busy-button.tsx';

interface ConfirmButtonProps {
  label: string;
  /** The dialog's question. */
  question: string;
  /** What will happen, in full sentences. */
  children: ReactNode;
  yes: string;
  /** In its place while it happens. */
  busy: string;
  no: string;
  /** Resolves or rejects when it is over; the dialog closes either way, for a toast tells which. */
  onYes: () => Promise<unknown>;
}

/** A button for what cannot be taken back: it asks first, and says what will happen. */
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
      <Modal
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
      </Modal>
    </>
  );
}
