import { Injectable, Logger, type BeforeApplicationShutdown } from '@nestjs/common';
import { Settings } from '../config/settings.ts';

const delayMs = 1_000;
const timeoutMs = 5_000;
const maxRetryMs = 60_000;

@Injectable()
export class CachePurger implements BeforeApplicationShutdown {
  private readonly log = new Logger('site');
  private readonly waiting = new Set<string>();
  private timer: NodeJS.Timeout | undefined;
  private failures = 0;

  constructor(private readonly settings: Settings) {}

  purge(tags: readonly string[]): void {
    if (this.settings.purgeUrl === undefined) return;
    for (const tag of tags) this.waiting.add(tag);
    this.schedule(delayMs);
  }

  beforeApplicationShutdown(): void {
    clearTimeout(this.timer);
  }

  private schedule(afterMs: number): void {
    this.timer ??= setTimeout(() => void this.send(), afterMs).unref();
  }

  private async send(): Promise<void> {
    const tags = [...this.waiting].sort();
    this.waiting.clear();
    try {
      await this.post(tags);
      this.failures = 0;
      this.timer = undefined;
      if (this.waiting.size > 0) this.schedule(delayMs);
    } catch (err) {
      this.log.warn({ event: 'site.purge-failed', tags, err });
      for (const tag of tags) this.waiting.add(tag);
      this.failures += 1;
      this.timer = undefined;
      this.schedule(Math.min(delayMs * 2 ** this.failures, maxRetryMs));
    }
  }

  private async post(tags: readonly string[]): Promise<void> {
    const { purgeUrl = '', purgeToken } = this.settings;
    const { ok, status } = await fetch(purgeUrl, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        ...(purgeToken && { authorization: `Bearer ${purgeToken}` }),
      },
      body: JSON.stringify({ tags }),
      signal: AbortSignal.timeout(timeoutMs),
    });
    if (!ok) throw new Error(`PURGE_URL responded with status ${status}`);
  }
}
