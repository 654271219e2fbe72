import { isSiteReady, listPortsToCheck, prepareProduct } from './start/bring-up.ts';
import { runCommand, runProduct } from './run/product.ts';
import { readSettings } from './settings/settings.ts';
import { createWelcomeLines } from './start/welcome.ts';

await runCommand(() => {
  const settings = readSettings();
  return runProduct({
    address: settings.siteUrl,
    host: settings.host,
    dataDir: settings.dataDir,
    ports: listPortsToCheck(settings),
    bringUp: async (supervisor) => {
      const processes = await prepareProduct(settings, supervisor);
      await supervisor.start(processes.worker());
      await supervisor.start(processes.api());
    },
    isReady: () => isSiteReady(settings),
    welcome: () => createWelcomeLines(settings),
  });
});
