import { Module } from '@nestjs/common';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import pg from 'pg';
import { findFreePorts } from 'stand-ins/ports';
import { scaleForLoad } from 'stand-ins/scale-for-load';
import { startMailbox } from 'stand-ins/mailbox/mailbox';
import { startStripe, type RunningStripe } from 'stand-ins/stripe/start-stripe';
import { createApi } from '#app/api.ts';
import { ApiModule } from '#app/api.module.ts';
import type { PrincipalRole } from '#platform/http/access.ts';
import type { Tier } from '#kernel/tier.ts';
import { GrantTier } from '#modules/membership/index.ts';
import { SetUpPrices } from '#modules/billing/index.ts';
import { Settings } from '#platform/config/settings.ts';
import { ProductClock } from '#platform/clock/product-clock.ts';
import { SiteServer } from '#platform/site/site-server.ts';
import { OutboxRelay } from '#platform/outbox/relay.ts';
import { QueueConsumers, ConsumersModule } from '#platform/queue/consumers.module.ts';
import { JobScheduler } from '#platform/queue/job-scheduler.ts';
import { ApiCaller } from './http.ts';
import { MailReader } from './mail.ts';
import { mailWebhookSecrets, testSettings, webhookSecret } from './settings.ts';
import { pollMs, waitLimitMs } from './until.ts';

@Module({ imports: [ApiModule, ConsumersModule] })
class WorldModule {}

export interface Member {
  readonly id: string;
  readonly email: string;
  readonly accessToken: string;
  readonly refreshToken: string;
}

export interface WorldOptions {
  readonly redisUrl?: string;
  readonly reachDatabase?: (databaseUrl: string) => Promise<string>;
  readonly pages?: boolean;
  readonly smtp?: boolean;
  readonly mailEvents?: boolean;
  /** With `false`, no schedule runs, so a test must call the scheduled methods itself. */
  readonly schedules?: boolean;
  readonly settings?: Readonly<Record<string, string>>;
}

const password = 'correct horse battery';
/** Limits PATIENCE, because requests that hang on purpose must end within the time limit of a test. */
const maxTimeoutFactor = 6;

export class World extends ApiCaller {
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

  static async start({
    redisUrl,
    reachDatabase,
    pages = false,
    smtp = false,
    mailEvents = false,
    schedules = true,
    settings = {},
  }: WorldOptions = {}): Promise<World> {
    const port = await findFreePorts(3);
    const url = `http://127.0.0.1:${port}`;
    const databaseUrl = await createDatabaseFromTemplate(port);
    const ends: (() => Promise<unknown>)[] = [];
    const stop = async () => {
      for (const end of ends.splice(0).reverse()) await end();
    };
    try {
      const stripe = await startStripe({
        port: port + 1,
        host: '127.0.0.1',
        webhook: { url: `${url}/api/webhooks/stripe`, secret: webhookSecret },
        siteName: 'Institute of Oneness',
      });
      ends.push(() => stripe.close());
      const mailbox = await startMailbox({
        port: port + 2,
        host: '127.0.0.1',
        smtpPort: smtp ? 0 : undefined,
        webhook: mailEvents ? { url: `${url}/api/webhooks/resend`, secret: mailWebhookSecrets[0] } : undefined,
      });
      ends.push(() => mailbox.close());
      Object.assign(
        process.env,
        testSettings({
          databaseUrl: (await reachDatabase?.(databaseUrl)) ?? databaseUrl,
          siteUrl: url,
          stripeUrl: stripe.url,
          mailboxUrl: mailbox.url,
          ...(redisUrl ? { redisUrl: chooseRedisDatabase(redisUrl) } : {}),
          ...(mailbox.smtpUrl ? { smtpUrl: mailbox.smtpUrl } : {}),
        }),
        { PORT: String(port), PATIENCE: String(Math.min(Math.round(scaleForLoad(2)) - 1, maxTimeoutFactor)) },
        settings,
      );
      const app = await createApi(WorldModule, { pages });
      ends.push(() => app.close());
      await app.get(SetUpPrices, { strict: false }).setUp();
      await app.get(QueueConsumers).start();
      if (schedules) app.get(JobScheduler).start();
      await app.listen(port, '127.0.0.1');
      if (pages) await app.get(SiteServer).start();
      const database = new pg.Pool({ connectionString: databaseUrl, max: 2, allowExitOnIdle: true });
      // A restore ends all connections, and each ended connection causes this event.
      database.on('error', () => undefined);
      ends.push(() => database.end());
      return new World(url, app, stripe, new MailReader(mailbox.url), database, stop);
    } catch (error) {
      await stop();
      throw error;
    }
  }

  get timeoutFactor(): number {
    return this.app.get(Settings).patience;
  }

  close(): Promise<void> {
    return this.stop();
  }

  as({ accessToken }: Pick<Member, 'accessToken'>): ApiCaller {
    return new ApiCaller(this.url, accessToken);
  }

  async member({
    tier,
    roles = [],
    email = `member-${crypto.randomUUID()}@example.org`,
    firstName = 'Amara',
    lastName = 'Okafor',
    emailConfirmed = roles.length > 0,
  }: {
    tier?: Tier;
    roles?: PrincipalRole[];
    email?: string;
    firstName?: string;
    lastName?: string;
    emailConfirmed?: boolean;
  } = {}): Promise<Member> {
    const { status, body } = await this.post<{ user: { id: string }; access_token: string; refresh_token: string }>(
      '/api/auth/signup',
      { email, password, data: { first_name: firstName, last_name: lastName } },
    );
    if (status !== 200) throw new Error(`Sign-up answered ${status}`);
    const { id } = body.user;
    if (tier && tier !== 'free')
      await this.app.get(GrantTier, { strict: false }).grant({ userId: id, tier, grantedBy: null });
    if (emailConfirmed) await this.sql('update users set email_confirmed_at = now() where id = $1', [id]);
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

  async holdTransaction(statement: string, params: unknown[] = []): Promise<() => Promise<void>> {
    const client = await this.database.connect();
    await client.query('begin');
    await client.query(statement, params);
    return async () => {
      await client.query('commit');
      client.release();
    };
  }

  async untilLockWaits(many = 1): Promise<void> {
    for (const until = Date.now() + waitLimitMs; Date.now() < until;) {
      const [waiting] = await this.sql<{ count: number }>(
        `select count(*)::int as count from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
      );
      if (waiting && waiting.count >= many) return;
      await new Promise((next) => setTimeout(next, pollMs));
    }
    throw new Error('No database session waits for a lock');
  }

  async settle(): Promise<void> {
    const relay = this.app.get(OutboxRelay);
    for (const until = Date.now() + waitLimitMs; Date.now() < until;) {
      await this.moveStripe('0s');
      await relay.publishPending();
      const [open] = await this.sql<{ count: number }>(
        'select count(*)::int as count from outbox where done_at is null',
      );
      if (open?.count === 0) return;
      await new Promise((next) => setTimeout(next, pollMs));
    }
    throw new Error(
      `Not settled: ${JSON.stringify(await this.sql('select type, payload from outbox where done_at is null'))}`,
    );
  }

  async advance(by: string): Promise<void> {
    await this.moveStripe(by);
    await this.settle();
  }

  private async moveStripe(advance: string): Promise<void> {
    let isMoved = false;
    const moved = fetch(`${this.stripe.url}/_/clock`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ advance }),
    }).finally(() => (isMoved = true));
    // The product would notice the moved time only after up to a second.
    while (advance !== '0s' && !isMoved) {
      await this.app.get(ProductClock).syncOffset();
      await new Promise((next) => setTimeout(next, pollMs));
    }
    await moved;
  }
}

export { password as memberPassword };

/** Creates a migrated database without rows and returns its URL. */
export async function createDatabaseFromTemplate(unique: number): Promise<string> {
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

/** All worlds have the same names of queues, so each worker of Jest uses its own database of Redis. */
function chooseRedisDatabase(redisUrl: string): string {
  const url = new URL(redisUrl);
  url.pathname = `/${process.env['JEST_WORKER_ID'] ?? '0'}`;
  return url.href;
}
