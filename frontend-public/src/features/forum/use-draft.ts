import { useEffect, useState } from 'react';
import { forgetDraft, keepDraft, readDraft, type Draft } from './draft.ts';

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
