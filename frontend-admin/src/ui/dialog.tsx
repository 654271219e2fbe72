import { Modal, type ModalProps } from 'antd';
import { useCallback, type ReactNode } from 'react';

/**
 * Options of a dialog that stays usable when the page is hidden and shown again, as after an expired session. With a
 * transition, antd removes the content of a hidden dialog and then fails.
 */
const stable = { transitionName: '' };

/** Dialog that preserves typed text when the session ends. Use it instead of Modal of antd. */
export const Dialog = (props: ModalProps) => <Modal {...stable} {...props} />;

interface Question {
  title: string;
  content: ReactNode;
  okText: string;
  cancelText: string;
  okButtonProps?: { danger: boolean };
  onOk: () => unknown;
}

/** Asks a question with two answers. The page must render `place`, otherwise the question does not appear. */
export function useQuestions() {
  const [modal, place] = Modal.useModal();
  const confirm = useCallback(
    (question: Question): void =>
      void modal.confirm({ ...stable, icon: null, focusable: { autoFocusButton: 'cancel' }, ...question }),
    [modal],
  );
  return { confirm, place };
}
