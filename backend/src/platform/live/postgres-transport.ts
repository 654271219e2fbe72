import { Logger } from '@nestjs/common';
import { createAdapter } from '@socket.io/postgres-adapter';
import type { Pool } from 'pg';
import { Server } from 'socket.io';
import type { Settings } from '../config/settings.ts';
import { releaseDeadConnections, openPool } from '../database/postgres-pool.ts';
import { LiveTransport, liveChannelPrefix, type SocketAdapterFactory } from './live.ts';

const poolSize = 4;
/** The adapter would delete old rows of a table that this product does not have, so the longest timer delays this cleanup. */
const longestTimerMs = 2 ** 31 - 1;

export class PostgresTransport extends LiveTransport {
  private readonly log = new Logger('live');
  private readonly pool: Pool;
  /** The library's own emitter is not compatible with the PostgreSQL adapter (versions 0.1.1 and 0.5.0). */
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
