import { setTimeout as pause } from 'node:timers/promises';

const SEEN_WITHIN_MS = 3000;
/** They read every second; the rest is for a busy machine. */
const LOOK_AGAIN_WITHIN_MS = 1250;

/** The site's processes, which read the clock every second so that their time is the stand-in's. */
export class ClockReaders {
  private lastRead = -Infinity;

  note(): void {
    this.lastRead = Date.now();
  }

  /** Resolves when whoever follows the clock has read it again. At once where nobody does. */
  async lookAgain(): Promise<void> {
    if (Date.now() - this.lastRead < SEEN_WITHIN_MS) await pause(LOOK_AGAIN_WITHIN_MS);
  }
}
