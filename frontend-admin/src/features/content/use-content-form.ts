import { Form, Modal } from 'antd';
import { useCallback, useEffect, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import type { ContentItem, ContentValues } from './api/content.ts';
import { toContentDraft, getInitialValues } from './fields/field.ts';
import type { ContentKind } from './kinds/kind.ts';
import { getChangedFields } from './merge.ts';

/** `leave` asks for confirmation only when the form has unsaved changes. */
export function useContentForm(kind: ContentKind, row: ContentItem | undefined) {
  const [form] = Form.useForm<ContentValues>();
  // The version of the item when editing began. It does not change when the item is fetched again.
  const [base] = useState(row);
  const { ask, place } = useLeaveDialog();
  const isChanged = useCallback(() => {
    const typed = form.getFieldsValue(true) as ContentValues;
    if (Object.keys(typed).length === 0) return false;
    const before = toContentDraft(kind.fields, getInitialValues(kind.fields, base));
    return Object.keys(getChangedFields(before, toContentDraft(kind.fields, typed))).length > 0;
  }, [form, kind, base]);
  useLeaveGuard(isChanged, ask);
  const leave = (onLeave: () => void) => (isChanged() ? ask(onLeave) : onLeave());
  return { form, base, place, leave };
}

/** Confirmation dialog before leaving. The page must render `place`, otherwise the dialog does not appear. */
function useLeaveDialog() {
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

/**
 * Asks for confirmation before a link, Back, Forward, a reload or closing the tab discards changes. `ask` shows the
 * dialog and calls its argument when the user confirms.
 */
function useLeaveGuard(isChanged: () => boolean, ask: (leave: () => void) => void): void {
  const navigate = useNavigate();
  useEffect(() => {
    const stop = new AbortController();
    const { signal } = stop;
    const onUnload = (event: BeforeUnloadEvent) => isChanged() && event.preventDefault();
    const onClick = (event: MouseEvent) => {
      const isPlain = event.button === 0 && !event.ctrlKey && !event.metaKey && !event.shiftKey && !event.altKey;
      const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a[href]') : null;
      if (!isPlain || !link || link.target || link.origin !== location.origin || !isChanged()) return;
      event.preventDefault();
      event.stopPropagation();
      ask(() => navigate(link.pathname + link.search + link.hash));
    };
    const onTraverse = (event: NavigateEvent) => {
      if (event.navigationType !== 'traverse' || !event.cancelable || !isChanged()) return;
      event.preventDefault();
      const { key } = event.destination;
      ask(() => {
        stop.abort();
        void window.navigation.traverseTo(key);
      });
    };
    addEventListener('beforeunload', onUnload, { signal });
    document.addEventListener('click', onClick, { signal, capture: true });
    window.navigation?.addEventListener('navigate', onTraverse, { signal });
    return () => stop.abort();
  }, [isChanged, ask, navigate]);
}
