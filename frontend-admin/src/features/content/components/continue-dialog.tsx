import { Button } from 'antd';
import { Dialog } from '../../../ui/dialog.tsx';
import { formatDateTime } from '../../../ui/format.ts';

interface ContinueDialogProps {
  at: number;
  onContinue: () => void;
  onDiscard: () => void;
}

/** The user must choose before typing, because the next change replaces the copy on the device. */
export const UnsavedCopyDialog = ({ at, onContinue, onDiscard }: ContinueDialogProps) => (
  <Dialog
    open
    width={440}
    title="Continue where you stopped?"
    closable={false}
    keyboard={false}
    mask={{ closable: false }}
    footer={
      <>
        <Button danger onClick={onDiscard}>
          Discard it
        </Button>
        <Button type="primary" autoFocus onClick={onContinue}>
          Continue
        </Button>
      </>
    }
  >
    <p>{`What you wrote here was not saved (${formatDateTime(new Date(at).toISOString())}). It is still on this device.`}</p>
  </Dialog>
);
