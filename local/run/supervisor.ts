/** Watches over parts: starts them in order, starts again what dies, stops all in the opposite order. */
import { setTimeout as delay } from 'node:timers/promises';

/** Something that runs until it is stopped or dies. */
export interface Part {
  name: string;
  launch(): Promise<RunningPart>;
}

export interface RunningPart {
  pid: number;
  /** Settles when the process is gone, whoever ended it, and says how. */
  ended: Promise<string>;
  stop(): Promise<void>;
  /** The last lines it wrote, to explain a death. */
  lastWords(): string;
}

/** A part died so often before the product was ready that trying on makes no sense. */
export class PartFailed extends Error {
  constructor(part: string, lastWords: string) {
    super(`${part} ended ${deathsAllowed} times within a minute. Its last words:\n${lastWords}`);
  }
}

export const cleanEnd = 'exit code 0';
const deathsAllowed = 6;
const minute = 60_000;
/** A dead part is back within 2 s: this long it may wait, the rest is for coming up. */
const longestPause = 1500;
const settlingTime = 1000;

interface Watched {
  part: Part;
  running: RunningPart | undefined;
  since: number;
  done: Promise<unknown>;
}

export class Supervisor {
  /** Rejects when a part has failed for good. */
  readonly failure: Promise<never>;
  #watched: Watched[] = [];
  #isStopping = false;
  #isReady = false;
  #fail: (error: Error) => void = () => undefined;
  #tell: (line: string) => void;
  #changed: (pids: Record<string, number>) => void;

  /** `tell` gets a line about every death; `changed` the processes now running, for whoever comes after a crash. */
  constructor(tell: (line: string) => void, changed: (pids: Record<string, number>) => void = () => undefined) {
    this.#tell = tell;
    this.#changed = changed;
    this.failure = new Promise((_, reject) => (this.#fail = reject));
    this.failure.catch(() => undefined);
  }

  /** Starts a part and returns once it runs for the first time. */
  async start(part: Part): Promise<void> {
    const first = Promise.withResolvers<void>();
    const watched = this.#watch(part);
    watched.done = this.#keepRunning(watched, first.resolve);
    await Promise.race([first.promise, this.failure]);
  }

  /** Runs a part that is expected to end by itself. */
  async runOnce(part: Part): Promise<{ isOk: boolean; lastWords: string }> {
    const watched = this.#watch(part);
    const life = this.#liveOnce(watched);
    watched.done = life;
    const { how, lastWords } = await life;
    this.#watched = this.#watched.filter((each) => each !== watched);
    return { isOk: how === cleanEnd, lastWords };
  }

  /** Ends a part that was run once, before its time. */
  async end(part: Part): Promise<void> {
    await this.#watched.find((watched) => watched.part === part)?.running?.stop();
  }

  /** From now on a part may die as often as it likes and is started again. */
  markReady(): void {
    this.#isReady = true;
  }

  /** True while every part that was started is up, and for long enough that it is not just about to die. */
  isWhole(): boolean {
    return this.#watched.every(({ running, since }) => running !== undefined && Date.now() - since >= settlingTime);
  }

  /** Stops everything, last started first, and returns when nothing is left. */
  async stop(): Promise<void> {
    this.#isStopping = true;
    for (const watched of this.#watched.toReversed()) {
      await watched.running?.stop();
      await watched.done;
    }
  }

  #watch(part: Part): Watched {
    const watched: Watched = { part, running: undefined, since: 0, done: Promise.resolve() };
    this.#watched.push(watched);
    return watched;
  }

  async #keepRunning(watched: Watched, started: () => void): Promise<void> {
    const { name } = watched.part;
    let deaths: number[] = [];
    while (!this.#isStopping) {
      const { how, lastWords } = await this.#liveOnce(watched, started);
      if (this.#isStopping) return;
      deaths = [...deaths.filter((time) => time > Date.now() - minute), Date.now()];
      if (!this.#isReady && deaths.length >= deathsAllowed) return this.#fail(new PartFailed(name, lastWords));
      this.#tell(`${name} ended (${how}); starting it again.`);
      await delay(Math.min(longestPause, 200 * deaths.length));
    }
  }

  /** One life of a part, from its launch to its end. A launch that fails is a short life. */
  async #liveOnce(watched: Watched, started: () => void = () => undefined) {
    try {
      const running = await watched.part.launch();
      watched.running = running;
      watched.since = Date.now();
      this.#noteChange();
      started();
      if (this.#isStopping) await running.stop();
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
