import { useEffect, useState } from 'react';
import { del, get, set } from 'idb-keyval';
import type { Words } from './mentions.ts';

/** What is being written, under the id with which it is sent, however often. */
interface Draft extends Words {
  clientId: string;
  title: string;
  follows: boolean;
}

const keyOf = (userId: string, place: string): string => `oneness-forum-${userId}-${place}`;

/** Keeps words of one topic on this device until they are sent. Private windows keep nothing. */
const readDraft = (userId: string, place: string): Promise<Draft | undefined> =>
  get<Draft>(keyOf(userId, place)).catch(() => undefined);

const keepDraft = (userId: string, place: string, draft: Draft): Promise<void> =>
  set(keyOf(userId, place), draft).catch(() => undefined);

const forgetDraft = (userId: string, place: string): Promise<void> => del(keyOf(userId, place)).catch(() => undefined);

const fresh = (): Draft => ({ clientId: crypto.randomUUID(), text: '', mentions: [], title: '', follows: true });

/** A draft of one place that outlives the page; undefined until it was looked for. */
export function useDraft(userId: string, place: string) {
  const [draft, setDraft] = useState<Draft>();
  useEffect(() => {
    let isHere = true;
    void readDraft(userId, place).then((kept) => isHere && setDraft({ ...fresh(), ...kept }));
    return () => {
      isHere = false;
    };
  }, [userId, place]);

  /** Resolves once it is kept. */
  function write(change: Partial<Draft>): Promise<void> {
    const next = { ...(draft ?? fresh()), ...change };
    setDraft(next);
    return keepDraft(userId, place, next);
  }
  function forget(): void {
    setDraft(fresh());
    void forgetDraft(userId, place);
  }
  return { draft, write, forget };
}
