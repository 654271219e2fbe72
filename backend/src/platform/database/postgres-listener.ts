import { Logger } from '@nestjs/common';
import pg from 'pg';
import { tcpKeepAlive } from './postgres-pool.ts';

const reconnectMs = 1_000;

interface ListenerOptions {
  readonly databaseUrl: string;
  readonly channel: string;
  readonly onNotification: (payload: string) => void;
  /** Notifications are lost during an outage, so this callback must read the current state. */
  readonly onReconnect?: () => void;
}

export class PostgresListener {
  private readonly log = new Logger('database');
  private client: pg.Client | undefined;
  private retry: NodeJS.Timeout | undefined;
  private stopped = false;
  private isLost = false;

  constructor(private readonly listening: ListenerOptions) {}

  async start(): Promise<void> {
    this.stopped = false;
    await this.connect();
  }

  async stop(): Promise<void> {
    this.stopped = true;
    clearTimeout(this.retry);
    await this.client?.end().catch(() => undefined);
  }

  private async connect(): Promise<void> {
    const { databaseUrl, channel, onNotification, onReconnect } = this.listening;
    const client = new pg.Client({ connectionString: databaseUrl, ...tcpKeepAlive });
    this.client = client;
    client.on('notification', ({ payload }) => onNotification(payload ?? ''));
    client.on('error', (err) => this.handleLoss(err));
    client.once('end', () => this.scheduleRetry());
    try {
      await client.connect();
      await client.query(`listen ${channel}`);
    } catch (err) {
      this.handleLoss(err);
      await client.end().catch(() => undefined);
      return this.scheduleRetry();
    }
    if (!this.isLost) return;
    this.isLost = false;
    this.log.log({ event: 'database.listening-again', channel });
    onReconnect?.();
  }

  private handleLoss(err: unknown): void {
    if (this.stopped || this.isLost) return;
    this.isLost = true;
    this.log.warn({ event: 'database.not-listening', channel: this.listening.channel, err });
  }

  private scheduleRetry(): void {
    clearTimeout(this.retry);
    if (this.stopped) return;
    this.isLost = true;
    this.retry = setTimeout(() => void this.connect(), reconnectMs).unref();
  }
}
