import { useEffect, useRef, useState } from 'react';
import { openBroadcastChannel } from 'shell/storage';
import { changeEntry, createEntryKey, readEntry, type EntryKey } from '../../frame/device-outbox/entries.ts';
import type { MentionText } from './mentions.ts';

interface Draft extends MentionText {
  clientId: string;
  title: string;
  follows: boolean;
  category?: string;
}

const emptyDraft = (): Draft => ({ clientId: crypto.randomUUID(), text: '', mentions: [], title: '', follows: true });

type DraftMessage =
  { key: string; draft: Draft } | { key: string; done: FinishedDraft } | { key: string; clientId: string };

interface FinishedDraft {
  draft: Draft;
  nextId: string;
}

function remainingDraft(draft: Draft, { draft: done, nextId }: FinishedDraft): Draft {
  if (draft.clientId !== done.clientId) return draft;
  const isChanged = draft.text !== done.text || draft.title !== done.title;
  return isChanged ? { ...draft, clientId: nextId } : { ...emptyDraft(), clientId: nextId };
}

/** Returns false if the storage of the device is full or blocked. */
const storeDraft = (key: EntryKey, change: (kept: Draft | undefined) => Draft): Promise<boolean> =>
  changeEntry<Draft>(key, (entry) => ({ value: change(entry?.value) }));

export function usePostDraft(userId: string, place: string) {
  const key = createEntryKey('post', userId, place);
  const [draft, setDraft] = useState<Draft>();
  const [isKept, setKept] = useState(true);
  const tabs = useRef<BroadcastChannel>(undefined);
  useEffect(() => {
    let isHere = true;
    const channel = openBroadcastChannel('oneness-drafts');
    tabs.current = channel;
    channel?.addEventListener('message', ({ data }: MessageEvent<DraftMessage>) => {
      if (data.key !== key) return;
      setDraft((own) => {
        if ('draft' in data) return data.draft;
        return own && ('done' in data ? remainingDraft(own, data.done) : { ...own, clientId: data.clientId });
      });
    });
    void readEntry<Draft>(key).then((kept) => isHere && setDraft({ ...emptyDraft(), ...kept?.value }));
    return () => {
      isHere = false;
      channel?.close();
    };
  }, [key]);

  async function write(change: Partial<Draft>): Promise<void> {
    const next = { ...(draft ?? emptyDraft()), ...change };
    setDraft(next);
    tabs.current?.postMessage({ key, draft: next } satisfies DraftMessage);
    setKept(await storeDraft(key, () => next));
  }
  function forget(): void {
    if (!draft) return;
    const done = { draft, nextId: crypto.randomUUID() };
    setDraft((own) => own && remainingDraft(own, done));
    tabs.current?.postMessage({ key, done } satisfies DraftMessage);
    void storeDraft(key, (kept) => remainingDraft(kept ?? draft, done));
  }
  async function renew(): Promise<void> {
    const clientId = crypto.randomUUID();
    setDraft((own) => own && { ...own, clientId });
    tabs.current?.postMessage({ key, clientId } satisfies DraftMessage);
    setKept(await storeDraft(key, (kept) => ({ ...(kept ?? draft ?? emptyDraft()), clientId })));
  }
  return { draft, isKept, write, forget, renew };
}
