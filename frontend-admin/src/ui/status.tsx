import type { ReactNode } from 'react';

export type Tone = 'good' | 'waiting' | 'bad' | 'over';

/** A sign and a word: a filled dot for 'good', a hollow one in the tone's colour for the others. */
export const Status = ({ tone, children }: { tone: Tone; children: ReactNode }) => (
  <span className={`status ${tone}`}>{children}</span>
);
