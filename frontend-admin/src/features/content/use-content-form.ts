import { useQueryClient } from '@tanstack/react-query';
import { Form, Modal } from 'antd';
import { useCallback, useEffect, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { refetchQuery } from 'shell/refetch';
import { useShell, type Shell } from '../../shell/shell.tsx';
import {
  contentKey,
  createContentItem,
  fetchContentItem,
  updateContentItem,
  type ContentItem,
  type ContentValues,
} from './api/content.ts';
import { saveContentDraft } from './api/drafts.ts';
import { applyDraft, EditSession, type EditCalls } from './edit-session.ts';
import { scheduleFields } from './fields/date-time.tsx';
import { getInitialValues, toContentDraft } from './fields/field.ts';
import type { ContentKind } from './kinds/kind.ts';
import { useAutosave } from './use-autosave.ts';

const createEditCalls = (api: Shell['api'], { name }: ContentKind): EditCalls => ({
  read: (id) => fetchContentItem(api, name, id),
  create: (values) => createContentItem(api, name, values),
  update: (on, changes) => updateContentItem(api, name, on, changes),
  saveDraft: (id, draft) => saveContentDraft(api, name, id, draft),
});

export type ContentFormState = ReturnType<typeof useContentForm>;

/** State of one form. `prefill` has values for a new item. `leave` asks for confirmation only when something was changed. */
export function useContentForm(kind: ContentKind, current: ContentItem | undefined, prefill?: ContentValues) {
  const { api } = useShell();
  const [form] = Form.useForm<ContentValues>();
  // The version of the item when editing began. It does not change when the item is fetched again.
  const [row] = useState(current);
  const [initial] = useState(() =>
    getInitialValues({ ...kind.fields, ...scheduleFields }, current ? applyDraft(current) : prefill),
  );
  const readTyped = useCallback((): ContentValues => {
    const typed = form.getFieldsValue(true) as ContentValues;
    return Object.keys(typed).length === 0 ? initial : typed;
  }, [form, initial]);
  const readValues = useCallback(() => toContentDraft(kind.fields, readTyped()), [kind, readTyped]);
  const [session] = useState(
    () => new EditSession(createEditCalls(api, kind), current, toContentDraft(kind.fields, initial)),
  );
  const autosave = useAutosave(session, readValues);
  const { run, state } = autosave;
  const isUnsaved = useCallback(() => !session.isStored(readValues()), [session, readValues]);
  const isChanged = useCallback(() => session.hasStoredDraft || isUnsaved(), [session, isUnsaved]);
  const isLost = state.is === 'failed';
  const { modal, place, ask } = useLeaveDialog(isLost, run);
  useLeaveGuard({ isChanged, isUnsaved, ask });
  useRefetchAfterEdit(session);
  const leave = (onLeave: () => void) => (isChanged() ? ask(onLeave) : onLeave());
  return { form, row, initial, session, autosave, modal, place, leave, readTyped, readValues };
}

/** The lists show the draft after the form has closed. */
function useRefetchAfterEdit(session: EditSession): void {
  const queryClient = useQueryClient();
  useEffect(
    () => () => {
      if (session.hasStoredDraft) void session.settle().then(() => refetchQuery(queryClient, contentKey));
    },
    [session, queryClient],
  );
}

/** Confirmation dialog before leaving. The page must render `place`, otherwise the dialog does not appear. */
function useLeaveDialog(isLost: boolean, storeDraft: () => Promise<boolean>) {
  const [modal, place] = Modal.useModal();
  const ask = useCallback(
    (leave: () => void) =>
      void modal.confirm({
        title: 'Leave without saving?',
        content: isLost
          ? 'What you changed here will be lost.'
          : 'Your changes stay as a draft, which only staff can see.',
        okText: 'Leave',
        cancelText: 'Stay here',
        okButtonProps: { danger: true },
        focusable: { autoFocusButton: 'cancel' },
        icon: null,
        onOk: async () => {
          if (isLost || (await storeDraft())) leave();
        },
      }),
    [modal, isLost, storeDraft],
  );
  return { modal, ask, place };
}

interface LeaveGuard {
  isChanged: () => boolean;
  /** True when closing the tab would lose changes, because the server does not have them yet. */
  isUnsaved: () => boolean;
  /** Shows the dialog and calls its argument when the user confirms. */
  ask: (leave: () => void) => void;
}

/** Asks for confirmation before a link, Back, Forward, a reload or closing the tab ends the editing. */
function useLeaveGuard({ isChanged, isUnsaved, ask }: LeaveGuard): void {
  const navigate = useNavigate();
  useEffect(() => {
    const stop = new AbortController();
    const { signal } = stop;
    const onUnload = (event: BeforeUnloadEvent) => isUnsaved() && event.preventDefault();
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
  }, [isChanged, isUnsaved, ask, navigate]);
}
