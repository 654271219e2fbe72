import { Modal, type ModalProps } from 'antd';
import { useCallback, type ReactNode } from 'react';

/** antd fails when a dialog with a transition is hidden and shown again, for example after a session expires. */
const stable = { transitionName: '' };

/** Use this component instead of Modal of antd, so that typed text survives the end of the session. */
export const Dialog = (props: ModalProps) => <Modal {...stable} {...props} />;

interface Question {
  title: string;
  content: ReactNode;
  okText: string;
  cancelText: string;
  okButtonProps?: { danger: boolean };
  onOk: () => unknown;
}

/** The caller must render `place`, otherwise the question does not appear. */
export function useConfirmDialog() {
  const [modal, place] = Modal.useModal();
  const confirm = useCallback(
    (question: Question): void =>
      void modal.confirm({ ...stable, icon: null, focusable: { autoFocusButton: 'cancel' }, ...question }),
    [modal],
  );
  return { confirm, place };
}
