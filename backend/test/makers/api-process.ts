import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { Agent, get } from 'node:http';
import { connect, type Socket } from 'node:net';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { findFreePorts } from 'stand-ins/ports';
import { waitUntil } from '../until.ts';

export const apiProgramFile = join(import.meta.dirname, '../../dist/app/main.api.js');

const workerProgram = join(import.meta.dirname, '../../dist/app/main.worker.js');

/** `/dev/null` replaces the settings file of the developer. */
export const buildProcessEnvironment = () => ({ ...process.env, NODE_OPTIONS: '', LOCAL_ENV_FILE: '/dev/null' });

export class ApiProcess {
  readonly agent = new Agent({ keepAlive: true });
  log = '';
  errors = '';

  private constructor(
    readonly url: string,
    private readonly child: ChildProcess,
  ) {
    child.stdout?.on('data', (bytes) => (this.log += String(bytes)));
    child.stderr?.on('data', (bytes) => {
      this.errors += String(bytes);
      process.stderr.write(String(bytes));
    });
  }

  static async start(settings: Record<string, string> = {}, stdout: 'pipe' | number = 'pipe'): Promise<ApiProcess> {
    const port = settings['PORT'] ?? String(await findFreePorts(1));
    const env = { ...buildProcessEnvironment(), LOG_LEVEL: 'info', ...settings, PORT: port };
    const child = spawn(process.execPath, [apiProgramFile], { env, stdio: ['ignore', stdout, 'pipe'] });
    return new ApiProcess(`http://127.0.0.1:${port}`, child);
  }

  static async startServiceWorker(settings: Record<string, string> = {}): Promise<ApiProcess> {
    const port = String(await findFreePorts(1));
    const env = { ...buildProcessEnvironment(), LOG_LEVEL: 'info', ...settings, WORKER_HEALTH_PORT: port };
    const child = spawn(process.execPath, [workerProgram], { env, stdio: ['ignore', 'pipe', 'pipe'] });
    return new ApiProcess(`http://127.0.0.1:${port}`, child);
  }

  get pid(): number {
    return this.child.pid ?? 0;
  }

  logged(event: string): Record<string, unknown>[] {
    return this.log
      .split('\n')
      .filter((line) => line.includes(`"event":"${event}"`))
      .map((line) => JSON.parse(line) as Record<string, unknown>);
  }

  stopReadingLog(): void {
    this.child.stdout?.pause();
  }

  readLogAgain(): void {
    this.child.stdout?.resume();
  }

  get(path: string, headers: Record<string, string> = {}): Promise<{ status: number | undefined; body: string }> {
    return new Promise((resolve, reject) => {
      const asked = get(this.url + path, { agent: this.agent, headers }, (answer) => {
        text(answer).then((body) => resolve({ status: answer.statusCode, body }), reject);
      });
      asked.once('error', reject);
    });
  }

  async openConnection(): Promise<Socket> {
    const line = connect(Number(new URL(this.url).port), '127.0.0.1');
    await once(line, 'connect');
    return line;
  }

  async waitForResponse(path: string): Promise<{ status: number | undefined; body: string }> {
    let first: { status: number | undefined; body: string } | undefined;
    await waitUntil(async () => Boolean((first = await this.get(path).catch(() => undefined))));
    return first ?? { status: 0, body: '' };
  }

  terminate(): void {
    this.child.kill('SIGTERM');
  }

  async waitForExit(): Promise<number> {
    const since = Date.now();
    if (this.child.exitCode === null && this.child.signalCode === null) await once(this.child, 'exit');
    return Date.now() - since;
  }

  async kill(): Promise<void> {
    this.child.kill('SIGKILL');
    this.agent.destroy();
    await this.waitForExit();
  }
}
