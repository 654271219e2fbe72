import type { MessagePort } from 'node:worker_threads';

/** Work that a background thread does in steps, so that several jobs can share the thread. */
export interface Job<Input> {
  /** Takes one part of the input. Returns what is ready of the output. */
  readonly add: (input: Input) => Promise<Uint8Array[]>;
  /** Returns the rest of the output. */
  readonly end: () => Promise<Uint8Array[]>;
}

/** A module that starts a job. `signal` is aborted when no one waits for its output. */
export interface JobModule<Input> {
  readonly start: (signal: AbortSignal) => Job<Input> | Promise<Job<Input>>;
}

/** Sent with the port of a new job. */
export interface Opening {
  readonly module: string;
  readonly port: MessagePort;
}

export type Step = { readonly input: unknown } | { readonly isEnd: true };

export type StepResult = { readonly chunks: Uint8Array[] } | { readonly error: unknown };
