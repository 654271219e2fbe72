import { mayPass } from 'shell/failed-query';

/** A link lives for an hour. The time is counted from here, as the clock of a device may be wrong. */
const RENEW_AFTER_MS = 50 * 60_000;
/** Until then its link still holds, so what plays goes on though the network is away for a moment. */
const TRY_AGAIN_AFTER_MS = 60_000;
/** A file that breaks off so soon after a new link does so for another reason than its link. */
const TRUST_FOR_MS = 10_000;

interface MediaKeyOptions<Link> {
  ask: () => Promise<Link>;
  take: (link: Link) => void;
  /** No link was had: nobody may open the piece any more, or the network is away. */
  fail: (error: unknown) => void;
}

/** The link a piece plays by: it is asked for anew before its hour is over, and where the file breaks off. */
export class MediaKey<Link extends { expiresAt?: string | undefined }> {
  readonly #options: MediaKeyOptions<Link>;
  #askedAt = -Infinity;
  #renewal: ReturnType<typeof setTimeout> | undefined;
  #asking: Promise<void> | undefined;
  #isLeft = false;
  /** Somebody waits for the link that is asked for, and is told where none comes. */
  #isAwaited = false;

  constructor(options: MediaKeyOptions<Link>) {
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

  /** The file broke off. False where its link is new, so that another one would not help. */
  async replace(): Promise<boolean> {
    if (performance.now() - this.#askedAt < TRUST_FOR_MS) return false;
    await this.renew();
    return true;
  }

  /** The piece was left: it needs no further links. */
  leave(): void {
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
      // What is kept on this device plays for as long as it is kept.
      if (link.expiresAt !== undefined) this.#renewIn(RENEW_AFTER_MS);
      take(link);
    } catch (error) {
      if (this.#isLeft) return;
      if (this.#isAwaited || !mayPass(error)) fail(error);
      else this.#renewIn(TRY_AGAIN_AFTER_MS);
    }
  }
}
