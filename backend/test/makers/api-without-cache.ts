import { findFreePorts } from 'stand-ins/ports';
import { createApi } from '#app/api.ts';
import { ApiModule } from '#app/api.module.ts';

export interface ApiWithoutCache {
  readonly url: string;
  close(): Promise<void>;
}

/** Starts a second api on the database of the running `World`. It reads each response from the database. */
export async function startApiWithoutCache(): Promise<ApiWithoutCache> {
  process.env['CONTENT_CACHE_MB'] = '0';
  const app = await createApi(ApiModule, { pages: false }).finally(() => delete process.env['CONTENT_CACHE_MB']);
  const port = await findFreePorts(1);
  await app.listen(port, '127.0.0.1');
  return { url: `http://127.0.0.1:${port}`, close: () => app.close() };
}
