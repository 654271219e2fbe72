import { Injectable, Logger, type OnModuleDestroy, type OnModuleInit } from '@nestjs/common';
import { Clock } from '#kernel/clock.ts';
import { Settings } from '../config/settings.ts';

const readEveryMs = 1_000;

/** Adds the clock offset of the local Stripe stand-in to the real time. */
@Injectable()
export class ProductClock extends Clock implements OnModuleInit, OnModuleDestroy {
  private offsetSeconds = 0;
  private readonly reader = crypto.randomUUID();
  private timer: NodeJS.Timeout | undefined;
  private readonly listeners: (() => void)[] = [];
  private readonly log = new Logger('clock');

  constructor(private readonly settings: Settings) {
    super();
  }

  override now(): Date {
    return new Date(Date.now() + this.offsetSeconds * 1000);
  }

  async onModuleInit(): Promise<void> {
    if (!this.settings.stripeApiUrl) return;
    await this.syncOffset();
    this.timer = setInterval(() => void this.syncOffset(), readEveryMs);
    this.timer.unref();
  }

  onModuleDestroy(): void {
    clearInterval(this.timer);
  }

  onJump(follower: () => void): void {
    this.listeners.push(follower);
  }

  async syncOffset(): Promise<void> {
    const url = new URL('/_/clock', this.settings.stripeApiUrl);
    url.search = new URLSearchParams({ reader: this.reader, knows: String(this.offsetSeconds) }).toString();
    try {
      const response = await fetch(url, { signal: AbortSignal.timeout(2_000) });
      const { offsetSeconds } = (await response.json()) as { offsetSeconds: number };
      if (offsetSeconds === this.offsetSeconds) return;
      this.offsetSeconds = offsetSeconds;
      this.log.log({ event: 'clock.moved', offsetSeconds });
      for (const follower of this.listeners) follower();
    } catch {
      return;
    }
    await this.syncOffset();
  }
}
