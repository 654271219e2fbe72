import { setPriority } from 'node:os';
import { parentPort, type MessagePort } from 'node:worker_threads';
import type { BackgroundJob, BackgroundJobModule, StartJobMessage, JobStep, JobStepResult } from './job.ts';

// On Linux, the id 0 means this thread, and on other systems the whole process.
if (process.platform === 'linux') setPriority(0, 10);

parentPort?.on('message', ({ module, port }: StartJobMessage) => void serve(module, port));

async function serve(module: string, port: MessagePort): Promise<void> {
  const left = new AbortController();
  port.once('close', () => left.abort());
  const job = import(module).then(({ startJob: start }: BackgroundJobModule<unknown>) => start(left.signal));
  job.catch(() => undefined);
  port.on('message', (step: JobStep) => void answer(step));

  async function answer(step: JobStep): Promise<void> {
    port.postMessage(await runStep(await job.catch((error: unknown) => ({ error })), step));
  }
}

async function runStep(
  job: BackgroundJob<unknown> | { readonly error: unknown },
  step: JobStep,
): Promise<JobStepResult> {
  if ('error' in job) return job;
  try {
    return { chunks: 'isEnd' in step ? await job.end() : await job.add(step.input) };
  } catch (error) {
    return { error };
  }
}
