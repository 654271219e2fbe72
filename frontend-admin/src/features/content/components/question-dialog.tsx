import { Button } from 'antd';
import { BusyButton } from '../../../ui/busy-button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';

interface QuestionDialogProps {
  title: string;
  text: string;
  yes: string;
  busy: string;
  isBusy: boolean;
  isDanger?: boolean;
  onYes: () => void;
  onClose: () => void;
}

export const ConfirmationDialog = ({
  title,
  text,
  yes,
  busy,
  isBusy,
  isDanger,
  onYes,
  onClose,
}: QuestionDialogProps) => (
  <Dialog
    open
    width={440}
    title={title}
    mask={{ closable: false }}
    onCancel={onClose}
    footer={
      <>
        <Button autoFocus onClick={onClose}>
          Cancel
        </Button>
        <BusyButton type="primary" danger={isDanger ?? false} label={yes} busy={busy} isBusy={isBusy} onClick={onYes} />
      </>
    }
  >
    <p>{text}</p>
  </Dialog>
);
