import { Injectable, Logger, type OnModuleDestroy, type OnModuleInit } from '@nestjs/common';
import { Clock } from '../../kernel/clock.ts';
import { Settings } from '../config/settings.ts';

const readEveryMs = 1_000;

/** Real time, plus the payment stand-in's offset while that stand-in is in use. */
@Injectable()
export class ProductClock extends Clock implements OnModuleInit, OnModuleDestroy {
  private offsetMs = 0;
  /** Tells the stand-in which of its readers knows a new time already. */
  private readonly reader = crypto.randomUUID();
  private timer: NodeJS.Timeout | undefined;
  private readonly followers: (() => void)[] = [];
  private readonly log = new Logger('clock');

  constructor(private readonly settings: Settings) {
    super();
  }

  override now(): Date {
    return new Date(Date.now() + this.offsetMs);
  }

  async onModuleInit(): Promise<void> {
    if (!this.settings.stripeApiUrl) return;
    await this.read();
    this.timer = setInterval(() => void this.read(), readEveryMs);
    this.timer.unref();
  }

  onModuleDestroy(): void {
    clearInterval(this.timer);
  }

  /** Calls whenever the stand-in's time was moved. */
  onJump(follower: () => void): void {
    this.followers.push(follower);
  }

  /** Reads the offset of the stand-in; keeps the last one while it is down. */
  async read(): Promise<void> {
    try {
      const answer = await fetch(new URL(`/_/clock?reader=${this.reader}`, this.settings.stripeApiUrl), {
        signal: AbortSignal.timeout(2_000),
      });
      const { offsetSeconds } = (await answer.json()) as { offsetSeconds: number };
      const offsetMs = offsetSeconds * 1000;
      if (offsetMs === this.offsetMs) return;
      this.offsetMs = offsetMs;
      this.log.log({ event: 'clock.moved', offsetSeconds });
      for (const follower of this.followers) follower();
    } catch {
      // The stand-in may be restarting; it is read again in a second.
    }
  }
}
