import { useEffect, useRef, useState } from 'react';
import { get, update } from '../../frame/device-rows.ts';
import { openChannel } from 'shell/storage';
import type { Words } from './mentions.ts';

/** What is being written, under the id with which it is sent, however often. */
interface Draft extends Words {
  clientId: string;
  title: string;
  follows: boolean;
  /** Slug of the chosen category of a new topic. */
  category?: string;
}

const keyOf = (userId: string, place: string): string => `oneness-forum-${userId}-${place}`;

const fresh = (): Draft => ({ clientId: crypto.randomUUID(), text: '', mentions: [], title: '', follows: true });

/** What other tabs hear of a draft. */
type News = { key: string; draft: Draft } | { key: string; done: Done } | { key: string; clientId: string };

/** A draft that was sent or thrown away, and the id of what was typed meanwhile: the same in all tabs. */
interface Done {
  draft: Draft;
  nextId: string;
}

/** What is left of a draft: nothing where it is the one that is done, else what was typed meanwhile. */
function leftOf(draft: Draft, { draft: done, nextId }: Done): Draft {
  if (draft.clientId !== done.clientId) return draft;
  const isChanged = draft.text !== done.text || draft.title !== done.title;
  return isChanged ? { ...draft, clientId: nextId } : { ...fresh(), clientId: nextId };
}

/** False where this device keeps nothing: it is full, or the window is a private one. */
function store(key: string, change: (kept: Draft | undefined) => Draft): Promise<boolean> {
  return update<Draft>(key, change).then(
    () => true,
    () => false,
  );
}

/**
 * A draft of one place that outlives the page; undefined until it was looked for. All tabs show the same draft, so that the
 * one that is kept is the one that is seen.
 */
export function useDraft(userId: string, place: string) {
  const key = keyOf(userId, place);
  const [draft, setDraft] = useState<Draft>();
  const [isKept, setKept] = useState(true);
  const tabs = useRef<BroadcastChannel>(undefined);
  useEffect(() => {
    let isHere = true;
    const channel = openChannel('oneness-drafts');
    tabs.current = channel;
    channel?.addEventListener('message', ({ data }: MessageEvent<News>) => {
      if (data.key !== key) return;
      setDraft((own) => {
        if ('draft' in data) return data.draft;
        return own && ('done' in data ? leftOf(own, data.done) : { ...own, clientId: data.clientId });
      });
    });
    void get<Draft>(key)
      .catch(() => undefined)
      .then((kept) => isHere && setDraft({ ...fresh(), ...kept }));
    return () => {
      isHere = false;
      channel?.close();
    };
  }, [key]);

  /** Resolves once it is kept. */
  async function write(change: Partial<Draft>): Promise<void> {
    const next = { ...(draft ?? fresh()), ...change };
    setDraft(next);
    tabs.current?.postMessage({ key, draft: next } satisfies News);
    setKept(await store(key, () => next));
  }
  /** Removes the draft as it is now, or as it was when the caller sent it. */
  function forget(): void {
    if (!draft) return;
    const done = { draft, nextId: crypto.randomUUID() };
    setDraft((own) => own && leftOf(own, done));
    tabs.current?.postMessage({ key, done } satisfies News);
    void store(key, (kept) => leftOf(kept ?? draft, done));
  }
  /** Gives the draft another id, and leaves what was typed meanwhile in any tab. */
  async function renew(): Promise<void> {
    const clientId = crypto.randomUUID();
    setDraft((own) => own && { ...own, clientId });
    tabs.current?.postMessage({ key, clientId } satisfies News);
    setKept(await store(key, (kept) => ({ ...(kept ?? draft ?? fresh()), clientId })));
  }
  return { draft, isKept, write, forget, renew };
}
