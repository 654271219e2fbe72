import { Button, type ModalProps } from 'antd';
import type { ComponentProps } from 'react';
import { ApiProblem } from 'shell/api-problem';
import { BusyButton } from './busy-button.tsx';
import { Dialog } from './dialog.tsx';

interface ActionDialogProps extends Pick<ModalProps, 'title' | 'width' | 'className' | 'children'> {
  action: Omit<ComponentProps<typeof BusyButton>, 'type'>;
  onClose: () => void;
}

/** Ignores clicks outside the dialog, because closing would lose typed text. */
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
