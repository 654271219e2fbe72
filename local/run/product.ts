/** One product from the first check to the last process stopped. What its parts are, its caller says. */
import { AlreadyRunning, type Claim, claimFolder } from './running.ts';
import { isFree } from 'stand-ins/ports';
import { whenAskedToStop } from './signals.ts';
import { type Part, Supervisor } from './supervisor.ts';

export interface Product {
  address: string;
  host: string;
  dataDir: string;
  /** Ports that must be free, with the words for what wants them. */
  ports: { port: number; part: string; setting: string }[];
  /** Builds, prepares and starts the parts in their order. */
  bringUp(supervisor: Supervisor): Promise<void>;
  /** True once a visitor is served. */
  isReady(): Promise<boolean>;
  /** What to print once it is ready, above the last line. */
  welcome(): string[];
}

/** A reason to end that needs no stack trace: the person reads the message and knows what to do. */
export class CannotStart extends Error {}

class AskedToStop extends Error {}

/** Runs the product until it is asked to stop. Returns the exit code of the command. */
export async function runProduct(product: Product): Promise<number> {
  const asked = Promise.withResolvers<never>();
  whenAskedToStop(() => asked.reject(new AskedToStop()));
  asked.promise.catch(() => undefined);
  let claim: Claim | undefined;
  const supervisor = new Supervisor(tell, (pids) => claim?.note(pids));
  try {
    claim = await claimFolder(product.dataDir, product.address);
    await refuseBusyPorts(product);
    await Promise.race([becomeReady(product, supervisor), supervisor.failure, asked.promise]);
    supervisor.markReady();
    for (const line of [...product.welcome(), `Ready on ${product.address}`]) tell(line);
    await asked.promise;
    return 0;
  } catch (error) {
    return explain(error);
  } finally {
    claim?.noteStopping();
    await supervisor.stop();
    claim?.release();
  }
}

/** Runs a command to its exit code. A fault it did not expect is told as well, in one line. */
export async function runCommand(command: () => number | Promise<number>): Promise<never> {
  try {
    process.exit(await command());
  } catch (error) {
    process.exit(explain(error));
  }
}

/** The command's own voice. */
export function tell(line: string): void {
  process.stdout.write(`${line}\n`);
}

/** Runs a part that must succeed before the next may start. */
export async function runStep(supervisor: Supervisor, part: Part, complaint: string): Promise<void> {
  const { isOk, lastWords } = await supervisor.runOnce(part);
  if (!isOk) throw new CannotStart(`${complaint} The last words of ${part.name}:\n${lastWords}`);
}

async function refuseBusyPorts({ ports, host }: Product): Promise<void> {
  const busy: string[] = [];
  for (const { port, part, setting } of ports) {
    if (!(await isFree(port, host)))
      busy.push(`Port ${port} is busy, and ${part} needs it. Free it, or set ${setting}.`);
  }
  if (busy.length > 0) throw new CannotStart(busy.join('\n'));
}

async function becomeReady(product: Product, supervisor: Supervisor): Promise<void> {
  await product.bringUp(supervisor);
  const started = Date.now();
  let told = started;
  while (!(supervisor.isWhole() && (await product.isReady()))) {
    await new Promise((resolve) => setTimeout(resolve, 100));
    if (Date.now() - told < 10_000) continue;
    told = Date.now();
    tell(`Waiting for the site ... ${Math.round((told - started) / 1000)} s`);
  }
}

function explain(error: unknown): number {
  if (error instanceof AskedToStop) {
    tell('Stopping ...');
    return 0;
  }
  if (error instanceof AlreadyRunning) {
    tell(error.message);
    return 0;
  }
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  return 1;
}
