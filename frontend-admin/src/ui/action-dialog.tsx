import { Button, type ModalProps } from 'antd';
import type { ComponentProps } from 'react';
import { ApiProblem } from 'shell/api-problem';
import { BusyButton } from './busy-button.tsx';
import { Dialog } from './dialog.tsx';

interface ActionDialogProps extends Pick<ModalProps, 'title' | 'width' | 'className' | 'children'> {
  /** Button that does what the dialog is for. */
  action: Omit<ComponentProps<typeof BusyButton>, 'type'>;
  onClose: () => void;
}

/** Dialog with the buttons Cancel and `action`. A click next to it does not close it, because typed text would be lost. */
export const ActionDialog = ({ action, onClose, children, ...frame }: ActionDialogProps) => (
  <Dialog
    open
    {...frame}
    mask={{ closable: false }}
    onCancel={onClose}
    footer={
      <>
        <Button onClick={onClose}>Cancel</Button>
        <BusyButton type="primary" {...action} />
      </>
    }
  >
    {children}
  </Dialog>
);

/** Reason why the action of a dialog failed. */
export const ActionError = ({ error, describe = ({ message }) => message }: ActionErrorProps) =>
  error && (
    <p role="alert" className="bad">
      {error instanceof ApiProblem ? describe(error) : 'The server could not be reached. Try again.'}
    </p>
  );

interface ActionErrorProps {
  error: Error | null;
  describe?: (problem: ApiProblem) => string;
}
