import type { ReactNode } from 'react';

export type StatusBadgeTone = 'good' | 'waiting' | 'half' | 'bad' | 'over' | 'draft';

export const StatusBadge = ({ tone, children }: { tone: StatusBadgeTone; children: ReactNode }) => (
  <span className={`status ${tone}`}>{children}</span>
);
