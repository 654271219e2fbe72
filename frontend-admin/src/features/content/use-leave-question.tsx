import { Modal } from 'antd';
import { useCallback } from 'react';

/** Asks whether unsaved changes may be lost. `place` has to stand somewhere in the screen. */
export function useLeaveQuestion() {
  const [modal, place] = Modal.useModal();
  const ask = useCallback(
    (leave: () => void) =>
      void modal.confirm({
        title: 'Leave without saving?',
        content: 'What you changed here will be lost.',
        okText: 'Leave',
        cancelText: 'Stay here',
        okButtonProps: { danger: true },
        focusable: { autoFocusButton: 'cancel' },
        icon: null,
        onOk: leave,
      }),
    [modal],
  );
  return { ask, place };
}
