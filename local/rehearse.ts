/** Deletes the data of the rehearsal at the start and at the end. */
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { getPostgresFolders } from 'stand-ins/postgres/home';
import { stopPostgres } from 'stand-ins/postgres/postgres';
import { printLine, ProductStartError, runCommand, runProduct } from './run/product.ts';
import { readRehearsalSettings } from './settings/settings.ts';
import { isSiteReady, listPortsToCheck, prepareProduct } from './start/bring-up.ts';
import { createWelcomeLines } from './start/welcome.ts';

const administrator = 'administrator@rehearsal.example';

await runCommand(async () => {
  const settings = readRehearsalSettings();
  let invitation = '';
  // False while another rehearsal uses the folder, whose data must stay.
  let isOurs = false;
  const code = await runProduct({
    address: settings.siteUrl,
    host: settings.host,
    dataDir: settings.dataDir,
    ports: listPortsToCheck(settings),
    bringUp: async (supervisor) => {
      isOurs = true;
      await deleteData();
      const processes = await prepareProduct(settings, supervisor);
      const { isOk, lastWords } = await supervisor.runOnce(processes.createAdministrator(administrator));
      if (!isOk) throw new ProductStartError(`The administrator could not be made:\n${lastWords}`);
      invitation = lastWords;
      await supervisor.start(processes.worker());
      await supervisor.start(processes.api());
    },
    isReady: () => isSiteReady(settings),
    welcome: () => [
      ...createWelcomeLines(settings),
      'This is a rehearsal: no card is charged, no email leaves this machine, and all data is deleted at the end.',
      invitation,
    ],
  });
  if (!isOurs) return code;
  await deleteData();
  rmSync(settings.dataDir, { recursive: true, force: true });
  printLine('The data of the rehearsal is deleted.');
  return code;

  async function deleteData(): Promise<void> {
    const database = getPostgresFolders(join(settings.dataDir, 'postgres'));
    await stopPostgres(database);
    for (const folder of [
      database.folder,
      ...['files', 'mailbox', 'stripe.jsonl'].map((name) => join(settings.dataDir, name)),
    ])
      rmSync(folder, { recursive: true, force: true });
  }
});
