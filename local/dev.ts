/** The Vite server forwards API requests to the backend. */
import { join } from 'node:path';
import { isSiteReady, listPortsToCheck, prepareProduct } from './start/bring-up.ts';
import { runCommand, runProduct } from './run/product.ts';
import { type ProductSettings, readSettings, repositoryFolder } from './settings/settings.ts';
import { toClientHost } from './start/product-processes.ts';
import { createWelcomeLines } from './start/welcome.ts';
import { createChildProcessPart } from './run/supervisor-parts.ts';

const swc = join(repositoryFolder, 'node_modules/.bin/swc');

function compiler({ dataDir, environment }: ProductSettings, folder: string) {
  return createChildProcessPart({
    name: `compile-${folder}`,
    args: ['--watch', '--watch-path=src', swc, 'src', '-d', 'dist', '--strip-leading-paths'],
    cwd: join(repositoryFolder, folder),
    environment,
    logFile: join(dataDir, 'logs', `compile-${folder}.log`),
  });
}

function siteServer({ dataDir, environment, port, host }: ProductSettings, apiPort: number) {
  return createChildProcessPart({
    name: 'vite',
    args: [join(repositoryFolder, 'node_modules/.bin/vite'), '--host', host, '--port', String(port), '--strictPort'],
    cwd: join(repositoryFolder, 'frontend-public'),
    environment: { ...environment, API_URL: `http://${toClientHost(host)}:${apiPort}` },
    logFile: join(dataDir, 'logs', 'vite.log'),
  });
}

await runCommand(() => {
  const site = readSettings();
  const settings = { ...site, port: site.port + 4 };
  return runProduct({
    address: site.siteUrl,
    host: site.host,
    dataDir: site.dataDir,
    ports: [...listPortsToCheck(settings), { port: site.port, part: 'the site', setting: 'PORT' }],
    bringUp: async (supervisor) => {
      const processes = await prepareProduct(settings, supervisor);
      await supervisor.start(compiler(site, 'email-templates'));
      await supervisor.start(compiler(site, 'backend'));
      await supervisor.start(processes.worker(['--watch']));
      await supervisor.start(processes.api(['--watch']));
      await supervisor.start(siteServer(site, settings.port));
    },
    isReady: () => isSiteReady(settings),
    welcome: () => createWelcomeLines(site),
  });
});
