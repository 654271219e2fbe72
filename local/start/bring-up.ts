import { join } from 'node:path';
import { buildProduct } from './build.ts';
import { getPostgresFolders } from 'stand-ins/postgres/home';
import { ensureDatabase, findRunningPostgres, startPostgres } from 'stand-ins/postgres/postgres';
import { runStartStep, printLine } from '../run/product.ts';
import { type ProductSettings, listRequiredPorts } from '../settings/settings.ts';
import { type ProductProcesses, hasDemoData, defineProductProcesses, toClientHost } from './product-processes.ts';
import { findLogProblem } from './log.ts';
import type { Supervisor } from '../run/supervisor.ts';
import { createPostgresPart } from '../run/supervisor-parts.ts';

interface PreparationOptions {
  print?: (line: string) => void;
  connections?: number;
}

export async function prepareProduct(
  settings: ProductSettings,
  supervisor: Supervisor,
  { print = printLine, connections }: PreparationOptions = {},
): Promise<ProductProcesses> {
  await buildProduct(settings, supervisor);
  printLine('Starting the parts ...');
  const processes = defineProductProcesses(
    settings,
    await startDatabase(settings, supervisor, connections),
    (name, line) => {
      const trouble = findLogProblem(line);
      if (trouble) print(`[${name}] ${trouble}`);
    },
  );
  if (settings.embeds.stripe || settings.embeds.mailbox) {
    await supervisor.start(processes.services());
    await Promise.race([waitForServices(settings), supervisor.failure]);
  }
  await runStartStep(supervisor, processes.migrate(), 'The database could not be brought up to date.');
  if (hasDemoData(settings)) {
    await runStartStep(supervisor, processes.demoData(), 'The demo data could not be made.');
  } else if (settings.embeds.stripe) {
    // A new payment stand-in has no plans, even if an external database has plans.
    await runStartStep(supervisor, processes.stripeSetup(), 'The payment stand-in could not be set up.');
  }
  return processes;
}

/** Omits the port of a PostgreSQL server that survived a kill, because the product uses this server again. */
export function listPortsToCheck(settings: ProductSettings): ReturnType<typeof listRequiredPorts> {
  const own = settings.embeds.postgres
    ? findRunningPostgres(getPostgresFolders(join(settings.dataDir, 'postgres')))?.port
    : undefined;
  return listRequiredPorts(settings).filter(({ port }) => port !== own);
}

export function isSiteReady({ host, port }: ProductSettings): Promise<boolean> {
  return isResponding(`http://${toClientHost(host)}:${port}/api/health/ready`);
}

async function startDatabase(settings: ProductSettings, supervisor: Supervisor, connections?: number): Promise<string> {
  const given = settings.environment['DATABASE_URL'];
  if (given !== undefined) return given;
  const dataDir = join(settings.dataDir, 'postgres');
  const server = { dataDir, port: settings.postgresPort, ...(connections && { connections }) };
  const home = getPostgresFolders(server.dataDir);
  if (home.isElsewhere) {
    printLine(
      `PostgreSQL runs as the user ${home.user?.name}, who may not enter here. Its data lie in ${home.folder}.`,
    );
  }
  await supervisor.start(createPostgresPart(server));
  const { url } = await startPostgres(server);
  return ensureDatabase(url, 'oneness');
}

async function waitForServices({ embeds, host, stripePort, mailboxPort }: ProductSettings): Promise<void> {
  const urls = [
    ...(embeds.stripe ? [`http://${toClientHost(host)}:${stripePort}/_/clock`] : []),
    ...(embeds.mailbox ? [`http://${toClientHost(host)}:${mailboxPort}/inbox`] : []),
  ];
  for (const url of urls) {
    while (!(await isResponding(url))) await new Promise((resolve) => setTimeout(resolve, 50));
  }
}

async function isResponding(url: string): Promise<boolean> {
  try {
    const response = await fetch(url, { signal: AbortSignal.timeout(2000) });
    // An unread body would leave the connection open.
    await response.arrayBuffer();
    return response.ok;
  } catch {
    return false;
  }
}
