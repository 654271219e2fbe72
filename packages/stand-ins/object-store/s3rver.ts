import { createRequire } from 'node:module';
import type { Server } from 'node:http';

export interface Context {
  readonly method: string;
  readonly path: string;
  readonly headers: Record<string, string | undefined>;
  readonly query: Readonly<Record<string, string | undefined>>;
  params: { bucket: string; key: string };
  status: number;
  body: unknown;
}

export type Middleware = (context: Context, next: () => Promise<void>) => Promise<void>;

interface S3rverOptions {
  readonly address: string;
  readonly port: number;
  readonly directory: string;
  readonly silent: boolean;
  readonly vhostBuckets: boolean;
  readonly configureBuckets: readonly { readonly name: string }[];
}

interface RunningS3rver {
  readonly middleware: Middleware[];
  readonly httpServer: Server;
  run(): Promise<unknown>;
  close(): Promise<void>;
}

const require = createRequire(import.meta.url);

export const S3rver = require('@20minutes/s3rver') as new (options: S3rverOptions) => RunningS3rver;

export const createAuthentication = require('@20minutes/s3rver/lib/middleware/authentication.js') as () => Middleware;

export const S3Error = require('@20minutes/s3rver/lib/models/error.js') as new (code: string, text: string) => Error;
