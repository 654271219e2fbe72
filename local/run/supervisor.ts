import { setTimeout as delay } from 'node:timers/promises';

export interface SupervisedPart {
  name: string;
  launch(): Promise<RunningSupervisedPart>;
}

export interface RunningSupervisedPart {
  pid: number;
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
/** A crashed part must run again within 2 s, and its start takes 500 ms. */
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
  /** Rejects when a failed part is not restarted. */
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

  async end(part: SupervisedPart): Promise<void> {
    const watched = this.#watched.find((each) => each.part === part);
    if (!watched) return;
    watched.isEnded = true;
    await watched.running?.stop();
  }

  markReady(): void {
    this.#isReady = true;
  }

  /** A part that crashes at its start must not count as healthy. */
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
