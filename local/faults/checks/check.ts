export const invariants = {
  I1: 'confirmed writes that are lost',
  I2: 'accepted webhooks that are not processed',
  I3: 'duplicate emails',
  I4: 'missing and duplicate charges, subscriptions and refunds',
  I5: 'members with another tier than they paid for or were granted',
  I6: 'unauthorized requests that succeeded',
  I7: 'emails to people who had unsubscribed',
  I8: 'responses in another format, or with internal texts',
  I9: 'forged or old webhooks that were accepted',
  I10: 'sessions that work after sign-out, and members who were signed out',
  I11: 'events, jobs and tasks that are not done',
  I12: 'recoveries that took too long',
  I13: 'errors and slow responses without a fault',
  I14: 'changes by administrators without exactly one audit entry',
  I15: 'processes whose memory or number of open files grows',
  I16: 'requests that failed during a full disk, and refused writes that are stored',
  I17: 'open pages that were cut off, or notified never or twice',
  I18: 'work that ran twice, and processes that differ in limits, content or time',
} as const;

export type Invariant = keyof typeof invariants;

export interface Check {
  invariant: Invariant;
  name: string;
  found: number;
  examples?: readonly string[];
}

const shown = 3;

export function toCheck(invariant: Invariant, name: string, found: readonly string[]): Check {
  return { invariant, name, found: found.length, examples: found.slice(0, shown) };
}
