import { Modal, type ModalProps } from 'antd';
import { useCallback, type ReactNode } from 'react';

/**
 * Turns transitions off, because antd fails when a dialog with a transition is hidden and shown again. A page is hidden
 * when the session expires.
 */
const stable = { transitionName: '' };

/** Preserves typed text when the session ends. Use this component instead of Modal of antd. */
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
export function useQuestions() {
  const [modal, place] = Modal.useModal();
  const confirm = useCallback(
    (question: Question): void =>
      void modal.confirm({ ...stable, icon: null, focusable: { autoFocusButton: 'cancel' }, ...question }),
    [modal],
  );
  return { confirm, place };
}
