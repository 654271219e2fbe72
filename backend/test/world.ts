import { Module } from '@nestjs/common';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import pg from 'pg';
import { freePorts } from '../../local/run/ports.ts';
import { startMailbox } from '../../local/mailbox/mailbox.ts';
import { startStripe, type RunningStripe } from '../../local/stripe/start-stripe.ts';
import { createApi } from '../src/app/api.ts';
import { ApiModule } from '../src/app/api.module.ts';
import type { Role } from '../src/platform/http/access.ts';
import type { Tier } from '../src/kernel/tier.ts';
import { GrantTier } from '../src/modules/membership/index.ts';
import { SetUpPrices } from '../src/modules/billing/index.ts';
import { ProductClock } from '../src/platform/clock/product-clock.ts';
import { Relay } from '../src/platform/outbox/relay.ts';
import { Consumers, ConsumersModule } from '../src/platform/queue/consumers.module.ts';
import { Caller } from './http.ts';
import { MailReader } from './mail.ts';
import { testSettings, webhookSecret } from './settings.ts';

/** The API and the worker in one process. */
@Module({ imports: [ApiModule, ConsumersModule] })
class WorldModule {}

export interface Member {
  readonly id: string;
  readonly email: string;
  readonly accessToken: string;
  readonly refreshToken: string;
}

export interface WorldOptions {
  /** Puts the queues on Redis. */
  readonly redisUrl?: string;
  /** Where the product finds its database, when not at the database itself. */
  readonly reachDatabase?: (databaseUrl: string) => Promise<string>;
  /** Renders the public pages too, which takes a second. */
  readonly pages?: boolean;
  /** Settings that differ from the usual ones of a test. */
  readonly settings?: Readonly<Record<string, string>>;
}

const password = 'correct horse battery';
const patienceMs = 20_000;
const breathMs = 15;

/** The whole product with its real database, queues, payment stand-in and mailbox, entered by HTTP. */
export class World extends Caller {
  private constructor(
    readonly url: string,
    readonly app: NestFastifyApplication,
    readonly stripe: RunningStripe,
    readonly mail: MailReader,
    private readonly database: pg.Pool,
    private readonly stop: () => Promise<void>,
  ) {
    super(url);
  }

  static async start({ redisUrl, reachDatabase, pages = false, settings = {} }: WorldOptions = {}): Promise<World> {
    const port = await freePorts(3);
    const url = `http://127.0.0.1:${port}`;
    const databaseUrl = await copyOfTemplate(port);
    const stripe = await startStripe({
      port: port + 1,
      host: '127.0.0.1',
      webhook: { url: `${url}/api/webhooks/stripe`, secret: webhookSecret },
      siteName: 'Institute of Oneness',
    });
    const mailbox = await startMailbox({ port: port + 2, host: '127.0.0.1' });
    Object.assign(
      process.env,
      testSettings({
        databaseUrl: (await reachDatabase?.(databaseUrl)) ?? databaseUrl,
        siteUrl: url,
        stripeUrl: stripe.url,
        mailboxUrl: mailbox.url,
        ...(redisUrl ? { redisUrl } : {}),
      }),
      { PORT: String(port) },
      settings,
    );
    const app = await createApi(WorldModule, { pages });
    await app.get(SetUpPrices, { strict: false }).execute();
    await app.get(Consumers).start();
    await app.listen(port, '127.0.0.1');
    const database = new pg.Pool({ connectionString: databaseUrl, max: 2, allowExitOnIdle: true });
    const stop = async () => {
      await app.close();
      await Promise.all([stripe.close(), mailbox.close(), database.end()]);
    };
    return new World(url, app, stripe, new MailReader(mailbox.url), database, stop);
  }

  close(): Promise<void> {
    return this.stop();
  }

  as({ accessToken }: Pick<Member, 'accessToken'>): Caller {
    return new Caller(this.url, accessToken);
  }

  /** An account made at the sign-up door, given what it needs by the staff's own means. */
  async member({
    tier,
    roles = [],
    email = `member-${crypto.randomUUID()}@example.org`,
    firstName = 'Amara',
    lastName = 'Okafor',
  }: { tier?: Tier; roles?: Role[]; email?: string; firstName?: string; lastName?: string } = {}): Promise<Member> {
    const { status, body } = await this.post<{ user: { id: string }; access_token: string; refresh_token: string }>(
      '/api/auth/signup',
      { email, password, data: { first_name: firstName, last_name: lastName } },
    );
    if (status !== 200) throw new Error(`Sign-up answered ${status}`);
    const { id } = body.user;
    if (tier && tier !== 'free')
      await this.app.get(GrantTier, { strict: false }).execute({ userId: id, tier, grantedBy: null });
    for (const role of roles)
      await this.sql(
        'insert into user_roles (id, user_id, role, created_at) values (gen_random_uuid(), $1, $2, now())',
        [id, role],
      );
    return { id, email, accessToken: body.access_token, refreshToken: body.refresh_token };
  }

  async sql<Row extends object>(statement: string, params: unknown[] = []): Promise<Row[]> {
    return (await this.database.query<Row>(statement, params)).rows;
  }

  /** Runs a statement in a transaction of somebody else, which stays open until what this answers is called. */
  async leaveOpen(statement: string, params: unknown[] = []): Promise<() => Promise<void>> {
    const client = await this.database.connect();
    await client.query('begin');
    await client.query(statement, params);
    return async () => {
      await client.query('commit');
      client.release();
    };
  }

  /** Waits until somebody in the database waits for a row that another holds. */
  async untilOneWaits(): Promise<void> {
    for (const until = Date.now() + patienceMs; Date.now() < until;) {
      const [waiting] = await this.sql<{ count: number }>(
        `select count(*)::int as count from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
      );
      if (waiting?.count) return;
      await new Promise((next) => setTimeout(next, breathMs));
    }
    throw new Error('Nobody waits');
  }

  /** Waits until every webhook is delivered and every fact has all its reactions behind it. */
  async settle(): Promise<void> {
    const relay = this.app.get(Relay);
    for (const until = Date.now() + patienceMs; Date.now() < until;) {
      await this.moveStripe('0s');
      await relay.carry();
      const [open] = await this.sql<{ count: number }>(
        'select count(*)::int as count from outbox where done_at is null',
      );
      if (open?.count === 0) return;
      await new Promise((next) => setTimeout(next, breathMs));
    }
    throw new Error(
      `Not settled: ${JSON.stringify(await this.sql('select type, payload from outbox where done_at is null'))}`,
    );
  }

  /** Moves the product's time and waits for what that makes due. */
  async advance(by: string): Promise<void> {
    await this.moveStripe(by);
    await this.app.get(ProductClock).read();
    await this.settle();
  }

  /** Answers once every renewal and webhook that is due has been sent. */
  private async moveStripe(advance: string): Promise<void> {
    await fetch(`${this.stripe.url}/_/clock`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ advance }),
    });
  }
}

export { password as memberPassword };

async function copyOfTemplate(unique: number): Promise<string> {
  const adminUrl = process.env['TEST_DATABASE_URL'] ?? '';
  const name = `world_${unique}_${Date.now()}`;
  const client = new pg.Client({ connectionString: adminUrl });
  await client.connect();
  await client.query(`create database ${name} template ${process.env['TEST_TEMPLATE']}`);
  await client.end();
  const url = new URL(adminUrl);
  url.pathname = `/${name}`;
  return url.href;
}
