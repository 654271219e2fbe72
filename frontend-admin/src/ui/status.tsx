import type { ReactNode } from 'react';

export type StatusBadgeTone = 'good' | 'waiting' | 'bad' | 'over' | 'draft';

/** A filled dot for 'good', a dotted one for 'draft', a hollow dot in the tone's color for the others. */
export const StatusBadge = ({ tone, children }: { tone: StatusBadgeTone; children: ReactNode }) => (
  <span className={`status ${tone}`}>{children}</span>
);
