import { ApiModule } from './api.module.ts';
import { createApi } from './api.ts';
import { run } from './run.ts';
import { Settings } from '../platform/config/settings.ts';

await run('api', async () => {
  const app = await createApi(ApiModule);
  const { port, host } = app.get(Settings);
  await app.listen(port, host);
});
