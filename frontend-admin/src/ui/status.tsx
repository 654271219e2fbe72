import type { ReactNode } from 'react';

export type Tone = 'good' | 'waiting' | 'bad' | 'over';

/** A filled dot for 'good', a hollow dot in the tone's color for the others. */
export const Status = ({ tone, children }: { tone: Tone; children: ReactNode }) => (
  <span className={`status ${tone}`}>{children}</span>
);
