/** Starts the parts of a product in order, restarts a part that crashes, and stops all parts in reverse order. */
import { setTimeout as delay } from 'node:timers/promises';

export interface SupervisedPart {
  name: string;
  launch(): Promise<RunningSupervisedPart>;
}

export interface RunningSupervisedPart {
  pid: number;
  /** Resolves with the reason when the process of the part has ended. */
  ended: Promise<string>;
  stop(): Promise<void>;
  lastWords(): string;
}

export class PartFailedError extends Error {
  constructor(part: string, lastWords: string) {
    super(`${part} ended ${maxCrashes} times within a minute. Its last words:\n${lastWords}`);
  }
}

export const exitCodeZeroText = 'exit code 0';
const maxCrashes = 6;
const minute = 60_000;
/**
 * Maximum pause in ms before a restart. A crashed part must run again within 2 s, and its start takes the remaining 500
 * ms.
 */
const maxRestartDelay = 1500;
const settlingTime = 1000;

interface Watched {
  part: SupervisedPart;
  running: RunningSupervisedPart | undefined;
  since: number;
  isEnded: boolean;
  done: Promise<unknown>;
}

export class Supervisor {
  /** Promise that rejects when a part has failed and is not restarted any more. */
  readonly failure: Promise<never>;
  #watched: Watched[] = [];
  #isStopping = false;
  #isReady = false;
  #fail: (error: Error) => void = () => undefined;
  #print: (line: string) => void;
  #changed: (pids: Record<string, number>) => void;

  constructor(tell: (line: string) => void, changed: (pids: Record<string, number>) => void = () => undefined) {
    this.#print = tell;
    this.#changed = changed;
    this.failure = new Promise((_, reject) => (this.#fail = reject));
    this.failure.catch(() => undefined);
  }

  async start(part: SupervisedPart): Promise<void> {
    const first = Promise.withResolvers<void>();
    const watched = this.#watch(part);
    watched.done = this.#keepRunning(watched, first.resolve);
    await Promise.race([first.promise, this.failure]);
  }

  async runOnce(part: SupervisedPart): Promise<{ isOk: boolean; lastWords: string }> {
    const watched = this.#watch(part);
    const life = this.#runUntilExit(watched);
    watched.done = life;
    const { how, lastWords } = await life;
    this.#watched = this.#watched.filter((each) => each !== watched);
    return { isOk: how === exitCodeZeroText, lastWords };
  }

  /** Stops a part, which is not started again. */
  async end(part: SupervisedPart): Promise<void> {
    const watched = this.#watched.find((each) => each.part === part);
    if (!watched) return;
    watched.isEnded = true;
    await watched.running?.stop();
  }

  /** Marks the product as ready. From now on a part that crashes is always restarted, without a maximum number. */
  markReady(): void {
    this.#isReady = true;
  }

  /**
   * True when all parts have been running for a short time. Without this time a part that crashes at its start would
   * count as healthy.
   */
  isHealthy(): boolean {
    return this.#watched.every(({ running, since }) => running !== undefined && Date.now() - since >= settlingTime);
  }

  async stop(): Promise<void> {
    this.#isStopping = true;
    for (const watched of this.#watched.toReversed()) {
      await watched.running?.stop();
      await watched.done;
    }
  }

  #watch(part: SupervisedPart): Watched {
    const watched: Watched = { part, running: undefined, since: 0, isEnded: false, done: Promise.resolve() };
    this.#watched.push(watched);
    return watched;
  }

  async #keepRunning(watched: Watched, started: () => void): Promise<void> {
    const { name } = watched.part;
    let deaths: number[] = [];
    while (!this.#isStopping && !watched.isEnded) {
      const { how, lastWords } = await this.#runUntilExit(watched, started);
      if (this.#isStopping || watched.isEnded) break;
      deaths = [...deaths.filter((time) => time > Date.now() - minute), Date.now()];
      if (!this.#isReady && deaths.length >= maxCrashes) return this.#fail(new PartFailedError(name, lastWords));
      this.#print(`${name} ended (${how}); starting it again.`);
      await delay(Math.min(maxRestartDelay, 200 * deaths.length));
    }
    if (watched.isEnded) this.#watched = this.#watched.filter((each) => each !== watched);
  }

  /** Starts a part and waits until it ends. A start that fails counts as a crash. */
  async #runUntilExit(watched: Watched, started: () => void = () => undefined) {
    try {
      const running = await watched.part.launch();
      watched.running = running;
      watched.since = Date.now();
      this.#noteChange();
      started();
      if (this.#isStopping || watched.isEnded) await running.stop();
      return { how: await running.ended, lastWords: running.lastWords() };
    } catch (error) {
      return { how: 'it could not be started', lastWords: error instanceof Error ? error.message : String(error) };
    } finally {
      watched.running = undefined;
      this.#noteChange();
    }
  }

  #noteChange(): void {
    const running = this.#watched.flatMap(({ part, running: now }) => (now ? [[part.name, now.pid] as const] : []));
    this.#changed(Object.fromEntries(running));
  }
}
