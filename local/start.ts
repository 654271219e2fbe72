/** `npm start`: builds what has changed, starts and supervises all parts of the product, and prints the URL. */
import { isSiteReady, portsToCheck, prepare } from './start/bring-up.ts';
import { runCommand, runProduct } from './run/product.ts';
import { readSettings } from './settings/settings.ts';
import { welcome } from './start/welcome.ts';

await runCommand(() => {
  const settings = readSettings();
  return runProduct({
    address: settings.siteUrl,
    host: settings.host,
    dataDir: settings.dataDir,
    ports: portsToCheck(settings),
    bringUp: async (supervisor) => {
      const parts = await prepare(settings, supervisor);
      await supervisor.start(parts.worker());
      await supervisor.start(parts.api());
    },
    isReady: () => isSiteReady(settings),
    welcome: () => welcome(settings),
  });
});
