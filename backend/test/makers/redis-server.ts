import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { Redis } from 'ioredis';
import { findFreePorts } from 'stand-ins/ports';
import { waitUntil } from '../until.ts';

const command = 'redis-server';

export class RedisServer {
  static readonly isInstalled = spawnSync(command, ['--version']).status === 0;

  private child: ChildProcess | undefined;

  private constructor(private readonly port: number) {}

  static async start(): Promise<RedisServer> {
    const server = new RedisServer(await findFreePorts(1));
    await server.start();
    return server;
  }

  get url(): string {
    return `redis://127.0.0.1:${this.port}`;
  }

  async start(): Promise<void> {
    const options = ['--port', String(this.port), '--bind', '127.0.0.1', '--save', '', '--appendonly', 'no'];
    this.child = spawn(command, options, { stdio: 'ignore' });
    const redis = new Redis(this.url);
    redis.on('error', () => undefined);
    await waitUntil(async () => redis.status === 'ready');
    redis.disconnect();
  }

  hang(): void {
    this.child?.kill('SIGSTOP');
  }

  resume(): void {
    this.child?.kill('SIGCONT');
  }

  async end(): Promise<void> {
    if (!this.child || this.child.signalCode) return;
    this.child.kill('SIGKILL');
    await once(this.child, 'exit');
  }
}
