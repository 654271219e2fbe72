import { AlreadyRunningError, type DataFolderClaim, claimDataFolder } from './running.ts';
import { isPortFree } from 'stand-ins/ports';
import { onStopRequest } from './signals.ts';
import { type SupervisedPart, Supervisor } from './supervisor.ts';

export interface Product {
  address: string;
  host: string;
  dataDir: string;
  ports: { port: number; part: string; setting: string }[];
  bringUp(supervisor: Supervisor): Promise<void>;
  isReady(): Promise<boolean>;
  welcome(): string[];
}

export class ProductStartError extends Error {}

class StopRequested extends Error {}

export async function runProduct(product: Product): Promise<number> {
  const asked = Promise.withResolvers<never>();
  onStopRequest(() => asked.reject(new StopRequested()));
  asked.promise.catch(() => undefined);
  let claim: DataFolderClaim | undefined;
  const supervisor = new Supervisor(printLine, (pids) => claim?.note(pids));
  try {
    claim = await claimDataFolder(product.dataDir, product.address);
    await refuseBusyPorts(product);
    await Promise.race([startUntilReady(product, supervisor), supervisor.failure, asked.promise]);
    supervisor.markReady();
    for (const line of [...product.welcome(), `Ready on ${product.address}`]) printLine(line);
    await asked.promise;
    return 0;
  } catch (error) {
    return reportError(error);
  } finally {
    claim?.noteStopping();
    await supervisor.stop();
    claim?.release();
  }
}

export async function runCommand(command: () => number | Promise<number>): Promise<never> {
  try {
    process.exit(await command());
  } catch (error) {
    process.exit(reportError(error));
  }
}

export function printLine(line: string): void {
  process.stdout.write(`${line}\n`);
}

export async function runStartStep(supervisor: Supervisor, part: SupervisedPart, errorMessage: string): Promise<void> {
  const { isOk, lastWords } = await supervisor.runOnce(part);
  if (!isOk) throw new ProductStartError(`${errorMessage} The last words of ${part.name}:\n${lastWords}`);
}

async function refuseBusyPorts({ ports, host }: Product): Promise<void> {
  const busy: string[] = [];
  for (const { port, part, setting } of ports) {
    if (!(await isPortFree(port, host)))
      busy.push(`Port ${port} is busy, and ${part} needs it. Free it, or set ${setting}.`);
  }
  if (busy.length > 0) throw new ProductStartError(busy.join('\n'));
}

async function startUntilReady(product: Product, supervisor: Supervisor): Promise<void> {
  await product.bringUp(supervisor);
  const started = Date.now();
  let printedAt = started;
  while (!(supervisor.isHealthy() && (await product.isReady()))) {
    await new Promise((resolve) => setTimeout(resolve, 100));
    if (Date.now() - printedAt < 10_000) continue;
    printedAt = Date.now();
    printLine(`Waiting for the site ... ${Math.round((printedAt - started) / 1000)} s`);
  }
}

function reportError(error: unknown): number {
  if (error instanceof StopRequested) {
    printLine('Stopping ...');
    return 0;
  }
  if (error instanceof AlreadyRunningError) {
    printLine(error.message);
    return 0;
  }
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  return 1;
}
