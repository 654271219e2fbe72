import { isRetryable } from 'shell/failed-query';

/** The device clock can be wrong, so renewal uses the time since the response instead of the expiry time. */
const RENEW_AFTER_MS = 50 * 60_000;
/** The old URL is valid for ten more minutes after a failed renewal. */
const TRY_AGAIN_AFTER_MS = 60_000;
/** If playback fails with a URL below this age in ms, the URL is not the cause. */
const NEW_URL_AGE_MS = 10_000;

interface SignedUrlRefresherOptions<Link> {
  ask: () => Promise<Link>;
  take: (link: Link) => void;
  fail: (error: unknown) => void;
}

export class SignedUrlRefresher<Link extends { expiresAt?: string | undefined }> {
  readonly #options: SignedUrlRefresherOptions<Link>;
  #askedAt = -Infinity;
  #renewal: ReturnType<typeof setTimeout> | undefined;
  #asking: Promise<void> | undefined;
  #isLeft = false;
  /** True if a caller waits for the request, so that a failure must be reported at once. */
  #isAwaited = false;

  constructor(options: SignedUrlRefresherOptions<Link>) {
    this.#options = options;
  }

  renew(): Promise<void> {
    this.#isLeft = false;
    this.#isAwaited = true;
    return this.#askOnce();
  }

  #askOnce(): Promise<void> {
    this.#asking ??= this.#ask().finally(() => {
      this.#asking = undefined;
      this.#isAwaited = false;
    });
    return this.#asking;
  }

  #renewIn(milliseconds: number): void {
    clearTimeout(this.#renewal);
    this.#renewal = setTimeout(() => void this.#askOnce(), milliseconds);
  }

  async replace(): Promise<boolean> {
    if (performance.now() - this.#askedAt < NEW_URL_AGE_MS) return false;
    await this.renew();
    return true;
  }

  stop(): void {
    this.#isLeft = true;
    clearTimeout(this.#renewal);
  }

  async #ask(): Promise<void> {
    const { ask, take, fail } = this.#options;
    try {
      const link = await ask();
      if (this.#isLeft) return;
      this.#askedAt = performance.now();
      clearTimeout(this.#renewal);
      if (link.expiresAt !== undefined) this.#renewIn(RENEW_AFTER_MS);
      take(link);
    } catch (error) {
      if (this.#isLeft) return;
      if (this.#isAwaited || !isRetryable(error)) fail(error);
      else this.#renewIn(TRY_AGAIN_AFTER_MS);
    }
  }
}
