const hourMs = 3_600_000;
const dayMs = 24 * hourMs;

export interface SessionLife {
  /** Without a refresh for this long, the session is over. */
  readonly idleMs: number;
  /** However busy, it is over after this. */
  readonly wholeMs: number;
}

/** Staff can do more harm with a forgotten browser, so theirs closes sooner. */
export const sessionLifeOf = ({ isStaff }: { isStaff: boolean }): SessionLife =>
  isStaff ? { idleMs: 12 * hourMs, wholeMs: 7 * dayMs } : { idleMs: 30 * dayMs, wholeMs: 90 * dayMs };
