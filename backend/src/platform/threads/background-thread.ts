import { Injectable, type OnApplicationShutdown } from '@nestjs/common';
import { once } from 'node:events';
import { extname } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { MessageChannel, Worker, type MessagePort } from 'node:worker_threads';
import { unavailableError } from '#kernel/app-error.ts';
import { Settings } from '../config/settings.ts';
import type { StartJobMessage, JobStep, JobStepResult } from './job.ts';

const maxJobs = 32;
const maxMemoryMb = 512;
const maxStepMs = 20_000;
/** An idle thread occupies 60 MB for its fonts and libraries. */
const maxIdleMs = 30_000;

export class BackgroundThreadBusy extends unavailableError(
  'files.busy',
  'Too many files are being made at the moment. Please try again in a minute.',
) {}

export const resolveJobModuleUrl = (url: string, name: string): string => new URL(`./${name}${extname(url)}`, url).href;

/** CPU-heavy work would block the event loop, so one thread runs the jobs step by step. */
@Injectable()
export class BackgroundThread implements OnApplicationShutdown {
  private worker: Worker | undefined;
  private jobs = 0;
  private idle: NodeJS.Timeout | undefined;

  constructor(private readonly settings: Settings) {}

  /** Aborting `gone` ends the job with an error, while the thread finishes the current step. */
  async *run<Input>(
    module: string,
    inputs: AsyncIterable<Input> | Iterable<Input>,
    gone?: AbortSignal,
  ): AsyncGenerator<Uint8Array> {
    if (this.jobs >= maxJobs) throw new BackgroundThreadBusy();
    this.jobs += 1;
    clearTimeout(this.idle);
    const worker = (this.worker ??= this.start());
    const { port1: port, port2 } = new MessageChannel();
    const died = new AbortController();
    const onExit = () => died.abort(new Error('The background thread has ended'));
    const ended = gone ? AbortSignal.any([died.signal, gone]) : died.signal;
    worker.once('exit', onExit);
    try {
      worker.postMessage({ module, port: port2 } satisfies StartJobMessage, [port2]);
      for await (const input of inputs) yield* await this.step(worker, port, { input }, ended);
      yield* await this.step(worker, port, { isEnd: true }, ended);
    } finally {
      port.close();
      worker.off('exit', onExit);
      this.jobs -= 1;
      if (this.jobs === 0) this.idle = setTimeout(() => void this.end(), maxIdleMs).unref();
    }
  }

  async runOnce<Input>(module: string, input: Input): Promise<Buffer> {
    return buffer(this.run(module, [input]));
  }

  async onApplicationShutdown(): Promise<void> {
    clearTimeout(this.idle);
    await this.end();
  }

  private start(): Worker {
    const worker = new Worker(new URL(resolveJobModuleUrl(import.meta.url, 'thread')), {
      resourceLimits: { maxOldGenerationSizeMb: maxMemoryMb },
    });
    worker.unref();
    worker.setMaxListeners(maxJobs + 2);
    worker.on('error', () => undefined);
    worker.once('exit', () => this.worker === worker && (this.worker = undefined));
    return worker;
  }

  private async step(worker: Worker, port: MessagePort, step: JobStep, ended: AbortSignal): Promise<Uint8Array[]> {
    const hanging = setTimeout(() => void worker.terminate(), maxStepMs * this.settings.patience);
    try {
      const answered = once(port, 'message', { signal: ended }) as Promise<[JobStepResult]>;
      port.postMessage(step);
      const [result] = await answered;
      if ('error' in result) throw result.error;
      return result.chunks;
    } finally {
      clearTimeout(hanging);
    }
  }

  private async end(): Promise<void> {
    const { worker } = this;
    this.worker = undefined;
    await worker?.terminate();
  }
}
