import { useCallback, useState } from 'react';
import { deleteUnsavedWork, readUnsavedWork, storeUnsavedWork } from 'shell/unsaved-work';
import { useShell } from '../../shell/shell.tsx';
import type { ContentKindName, ContentValues } from './api/content.ts';
import type { EditSession, EditSessionSnapshot } from './edit-session.ts';

interface DeviceCopy {
  typed: ContentValues;
  session: EditSessionSnapshot;
}

export function useDeviceCopy(kind: ContentKindName, session: EditSession) {
  const userId = useShell().session.user?.id ?? '';
  const [earlier] = useState(() => readUnsavedWork<DeviceCopy>(userId, getCopyName(kind, session.snapshot)));
  const store = useCallback(
    (typed: ContentValues): void => {
      const { snapshot } = session;
      storeUnsavedWork(userId, getCopyName(kind, snapshot), { typed, session: snapshot } satisfies DeviceCopy);
    },
    [userId, kind, session],
  );
  const remove = useCallback(() => {
    const { snapshot } = session;
    // A new item has a copy without an id until its first draft is stored.
    const snapshots = session.isNew ? [snapshot, { ...snapshot, isNew: true }] : [snapshot];
    for (const each of snapshots) deleteUnsavedWork(userId, getCopyName(kind, each));
  }, [userId, kind, session]);
  const exists = useCallback(
    () => readUnsavedWork(userId, getCopyName(kind, session.snapshot)) !== undefined,
    [userId, kind, session],
  );
  return { earlier, store, remove, exists };
}

const getCopyName = (kind: ContentKindName, { id, isNew }: EditSessionSnapshot): string =>
  `content:${kind}:${isNew ? 'new' : id}`;
