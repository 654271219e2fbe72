import type { MessagePort } from 'node:worker_threads';

export interface BackgroundJob<Input> {
  readonly add: (input: Input) => Promise<Uint8Array[]>;
  readonly end: () => Promise<Uint8Array[]>;
}

export interface BackgroundJobModule<Input> {
  readonly startJob: (signal: AbortSignal) => BackgroundJob<Input> | Promise<BackgroundJob<Input>>;
}

export interface StartJobMessage {
  readonly module: string;
  readonly port: MessagePort;
}

export type JobStep = { readonly input: unknown } | { readonly isEnd: true };

export type JobStepResult = { readonly chunks: Uint8Array[] } | { readonly error: unknown };
