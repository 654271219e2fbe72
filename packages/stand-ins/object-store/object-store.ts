import { S3rver } from './s3rver.ts';
import { mkdirSync } from 'node:fs';
import { checkSignatures } from './check-signature.ts';
import { addMultipartOperations } from './multipart-uploads.ts';

export const objectStoreKeys = { key: 'S3RVER', secret: 'S3RVER' } as const;

interface ObjectStoreOptions {
  readonly port: number;
  readonly host: string;
  readonly folder: string;
  readonly bucket: string;
}

export interface RunningObjectStore {
  readonly url: string;
  close(): Promise<void>;
}

export async function startObjectStore({
  port,
  host,
  folder,
  bucket,
}: ObjectStoreOptions): Promise<RunningObjectStore> {
  mkdirSync(folder, { recursive: true });
  const server = new S3rver({
    ...{ address: host, port, directory: folder, silent: true, vhostBuckets: false },
    configureBuckets: [{ name: bucket }],
  });
  server.middleware.splice(-1, 0, checkSignatures(), addMultipartOperations(folder));
  await server.run();
  return {
    url: `http://${host}:${port}/${bucket}`,
    close: async () => {
      server.httpServer.closeAllConnections();
      await server.close();
    },
  };
}
