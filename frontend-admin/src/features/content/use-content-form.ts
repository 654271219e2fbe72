import { useQueryClient } from '@tanstack/react-query';
import { Form } from 'antd';
import { useCallback, useEffect, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { refetchQuery } from 'shell/refetch';
import { useShell, type Shell } from '../../shell/shell.tsx';
import { useConfirmDialog } from '../../ui/dialog.tsx';
import {
  contentItemQuery,
  contentKey,
  createContentItem,
  fetchContentItem,
  updateContentItem,
  type ContentItem,
  type ContentValues,
} from './api/content.ts';
import { saveContentDraft } from './api/drafts.ts';
import { restoreFromTrash } from './api/trash.ts';
import { applyDraft, EditSession, type EditSessionApi } from './edit-session.ts';
import { scheduleFields } from './fields/date-time.tsx';
import { getInitialValues, toContentDraft } from './fields/field.ts';
import type { ContentKind } from './kinds/kind.ts';
import { invalidateItemAfterSave } from './prefetch-item.ts';
import { useAutosave } from './use-autosave.ts';
import { useDeviceCopy } from './use-device-copy.ts';

const createEditCalls = (api: Shell['api'], { name }: ContentKind): EditSessionApi => ({
  read: (id) => fetchContentItem(api, name, id),
  create: (values) => createContentItem(api, name, values),
  update: (on, changes) => updateContentItem(api, name, on, changes),
  saveDraft: (id, draft) => saveContentDraft(api, name, id, draft),
  restoreFromTrash: (id) => restoreFromTrash(api, id, { withParent: true }),
});

export type ContentFormState = ReturnType<typeof useContentForm>;

export function useContentForm(kind: ContentKind, current: ContentItem | undefined, prefill?: ContentValues) {
  const { api } = useShell();
  const [form] = Form.useForm<ContentValues>();
  // Version of the item when editing began, which later fetches do not replace.
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
  const isUnsaved = useCallback(() => !session.isStored(readValues()), [session, readValues]);
  const { earlier, store: storeCopy, remove: removeCopy, exists: hasCopy } = useDeviceCopy(kind.name, session);
  const removeStoredCopy = useCallback(() => (isUnsaved() ? undefined : removeCopy()), [isUnsaved, removeCopy]);
  const autosave = useAutosave(session, readValues, removeStoredCopy);
  const { run, state } = autosave;
  const isChanged = useCallback(() => session.hasStoredDraft || isUnsaved(), [session, isUnsaved]);
  const isLost = state.is === 'failed';
  const { confirm, place, ask } = useLeaveDialog({ isLost, hasCopy, storeDraft: run });
  useLeaveGuard({ isChanged, isUnsaved, ask });
  useRefetchAfterEdit(kind, session);
  const leave = (onLeave: () => void) => (isChanged() ? ask(onLeave) : onLeave());
  const [isAsking, setIsAsking] = useState(
    () => earlier !== undefined && !session.isStored(toContentDraft(kind.fields, earlier.work.typed)),
  );
  const noteChange = (): void => {
    storeCopy(readTyped());
    autosave.schedule();
  };
  const continueEarlier = (): void => {
    if (!earlier) return;
    const { typed, session: before } = earlier.work;
    session.resume(before);
    // A field that the copy does not contain was empty.
    form.setFieldsValue(Object.fromEntries(Object.keys(initial).map((name) => [name, typed[name]])));
    setIsAsking(false);
    noteChange();
  };
  const discardEarlier = (): void => {
    removeCopy();
    setIsAsking(false);
  };
  return {
    ...{ form, row, initial, session, autosave, confirm, place, leave, readTyped, readValues },
    ...{ noteChange, removeCopy },
    earlier: isAsking && earlier ? { at: earlier.at, continueEarlier, discardEarlier } : undefined,
  };
}

function useRefetchAfterEdit({ name }: ContentKind, session: EditSession): void {
  const { api } = useShell();
  const queryClient = useQueryClient();
  useEffect(
    () => () => {
      const item = contentItemQuery(api, name, session.snapshot.id);
      void invalidateItemAfterSave(queryClient, item, session.settle()).then(() =>
        session.hasStoredDraft ? refetchQuery(queryClient, contentKey) : undefined,
      );
    },
    [api, name, session, queryClient],
  );
}

interface LeaveDialogOptions {
  isLost: boolean;
  hasCopy: () => boolean;
  storeDraft: () => Promise<boolean>;
}

/** The page must render `place`, otherwise the dialog does not appear. */
function useLeaveDialog({ isLost, hasCopy, storeDraft }: LeaveDialogOptions) {
  const { confirm, place } = useConfirmDialog();
  const ask = useCallback(
    (leave: () => void) =>
      confirm({
        title: 'Leave without saving?',
        content: describeLeaving(isLost, hasCopy()),
        okText: 'Leave',
        cancelText: 'Stay here',
        okButtonProps: { danger: true },
        onOk: async () => {
          if (isLost || (await storeDraft())) leave();
        },
      }),
    [confirm, isLost, hasCopy, storeDraft],
  );
  return { confirm, ask, place };
}

function describeLeaving(isLost: boolean, hasCopy: boolean): string {
  if (!isLost) return 'Your changes stay as a draft, which only staff can see.';
  return hasCopy
    ? 'What you changed here is not saved. It stays on this device for 7 days.'
    : 'What you changed here will be lost.';
}

interface LeaveGuard {
  isChanged: () => boolean;
  isUnsaved: () => boolean;
  ask: (leave: () => void) => void;
}

/** Closing the tab asks only about changes that the server does not have. */
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
