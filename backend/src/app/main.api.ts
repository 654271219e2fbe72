import './require-node.ts';
import './name-injection-circle.ts';
import { ApiModule } from './api.module.ts';
import { createApi } from './api.ts';
import { awaitDatabase } from './await-database.ts';
import { checkReplicaDatabase } from './check-replica-database.ts';
import { refuseDemoAccounts } from './refuse-demo-accounts.ts';
import { refuseUnknownKeys } from './refuse-unknown-keys.ts';
import { runProcess } from './run.ts';
import { Settings, readSettings } from '#platform/config/settings.ts';
import { SiteServer } from '#platform/site/site-server.ts';
import { startTracing } from '#platform/tracing/tracing.ts';

await runProcess('api', async (environment) => {
  await awaitDatabase(environment);
  await refuseDemoAccounts(environment);
  await refuseUnknownKeys(environment);
  await checkReplicaDatabase(readSettings(environment));
  await startTracing('api', readSettings(environment));
  const app = await createApi(ApiModule);
  const { port, host } = app.get(Settings);
  await app.listen(port, host);
  await app.get(SiteServer).start();
});
