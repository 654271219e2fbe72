import { Button, Modal } from 'antd';
import { useState, type ReactNode } from 'react';

interface ConfirmButtonProps {
  label: string;
  /** The dialog's question. */
  question: string;
  /** What will happen, in full sentences. */
  children: ReactNode;
  yes: string;
  no: string;
  /** Resolves or rejects when it is over; the dialog closes either way, for a toast tells which. */
  onYes: () => Promise<unknown>;
}

/** A button for what cannot be taken back: it asks first, and says what will happen. */
export function ConfirmButton({ label, question, children, yes, no, onYes }: ConfirmButtonProps) {
  const [isOpen, setIsOpen] = useState(false);
  const [isBusy, setIsBusy] = useState(false);
  const go = async () => {
    setIsBusy(true);
    await onYes().catch(() => undefined);
    setIsBusy(false);
    setIsOpen(false);
  };
  return (
    <>
      <Button danger onClick={() => setIsOpen(true)}>
        {label}
      </Button>
      <Modal
        title={question}
        open={isOpen}
        onCancel={() => setIsOpen(false)}
        onOk={go}
        okText={yes}
        cancelText={no}
        okButtonProps={{ danger: true, loading: isBusy }}
        cancelButtonProps={{ disabled: isBusy }}
        closable={!isBusy}
        mask={{ closable: false }}
      >
        {children}
      </Modal>
    </>
  );
}
