import { Logger } from '@nestjs/common';
import { createAdapter } from '@socket.io/postgres-adapter';
import pg from 'pg';
import { Server } from 'socket.io';
import { giveBackDeadConnections } from '../database/give-back-dead-connections.ts';
import { Carrier, liveChannel, type LiveAdapter } from './carrier.ts';

/** One listens for the pages, one for the sender, the others notify. */
const poolSize = 4;
/** The adapter clears a table of long messages. Ours are short, there is no such table: as seldom as a timer can. */
const never = 2 ** 31 - 1;

/** By LISTEN and NOTIFY of the product's own database. The adapter listens again after an outage. */
export class PostgresCarrier extends Carrier {
  private readonly log = new Logger('live');
  private readonly pool: pg.Pool;
  /** A server without pages. The library's own emitter does not speak to this adapter (0.1.1, 0.5.0). */
  private sender: Server | undefined;

  constructor(connectionString: string) {
    super();
    this.pool = new pg.Pool({
      connectionString,
      max: poolSize,
      keepAlive: true,
      allowExitOnIdle: true,
      connectionTimeoutMillis: 5_000,
    });
    giveBackDeadConnections(this.pool);
    this.pool.on('error', () => undefined);
    // A connection that dies while the adapter holds it must not end the process.
    this.pool.on('connect', (client) => client.on('error', () => undefined));
  }

  override adapter(): LiveAdapter {
    return createAdapter(this.pool, {
      channelPrefix: liveChannel,
      cleanupInterval: never,
      errorHandler: (err) => this.log.warn({ event: 'live.not-carried', err }),
    });
  }

  override async send(room: string, event: string, payload: object): Promise<void> {
    this.sender ??= new Server({ adapter: this.adapter() });
    this.sender.to(room).emit(event, payload);
  }

  override async onApplicationShutdown(): Promise<void> {
    await this.sender?.of('/').adapter.close();
    await this.pool.end();
  }
}
