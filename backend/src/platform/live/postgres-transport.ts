import { Logger } from '@nestjs/common';
import { createAdapter } from '@socket.io/postgres-adapter';
import type { Pool } from 'pg';
import { Server } from 'socket.io';
import type { Settings } from '../config/settings.ts';
import { releaseDeadConnections, openPool } from '../database/postgres-pool.ts';
import { LiveTransport, liveChannelPrefix, type SocketAdapterFactory } from './live.ts';

/**
 * One connection receives the notifications for the pages, one those for the sender; the other two send notifications.
 */
const poolSize = 4;
/**
 * The longest possible timer. It disables the adapter's cleanup of stored long messages: our messages are short, so the
 * table that the cleanup uses does not exist.
 */
const longestTimerMs = 2 ** 31 - 1;

/** Sends live messages with LISTEN and NOTIFY of the product's database. The adapter listens again after an outage. */
export class PostgresTransport extends LiveTransport {
  private readonly log = new Logger('live');
  private readonly pool: Pool;
  /**
   * Socket.IO server without sockets, used only to send, because the library's emitter is not compatible with this
   * adapter (0.1.1, 0.5.0).
   */
  private sender: Server | undefined;

  constructor(settings: Settings) {
    super();
    this.pool = openPool(settings, { name: 'live', max: poolSize });
    releaseDeadConnections(this.pool);
  }

  override createSocketAdapter(): SocketAdapterFactory {
    return createAdapter(this.pool, {
      channelPrefix: liveChannelPrefix,
      cleanupInterval: longestTimerMs,
      errorHandler: (err) => this.log.warn({ event: 'live.not-carried', err }),
    });
  }

  override async send(room: string, event: string, payload: object): Promise<void> {
    this.getSender().to(room).emit(event, payload);
  }

  override async broadcastToServers(event: string, message: object): Promise<void> {
    this.getSender().serverSideEmit(event, message);
  }

  private getSender(): Server {
    return (this.sender ??= new Server({ adapter: this.createSocketAdapter() }));
  }

  override async onApplicationShutdown(): Promise<void> {
    await this.sender?.of('/').adapter.close();
    await this.pool.end();
  }
}
