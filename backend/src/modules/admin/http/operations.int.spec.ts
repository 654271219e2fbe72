import type { Job } from 'bullmq';
import { realTime } from '#kernel/real-time.ts';
import { deriveSigningKeys } from '#platform/config/derived-keys.ts';
import { Settings } from '#platform/config/settings.ts';
import { QueueHolds } from '#platform/queue/queue-holds.ts';
import { Queues, relayRetryMs } from '#platform/queue/queues.service.ts';
import { ReactionAndScheduleRegistry } from '#platform/reactions/registry.ts';
import { waitUntil } from '#test/until.ts';
import { World, type Member } from '#test/world.ts';
import type { OperationsView } from '../use-cases/operations/operations.view.ts';
import { signQueueBoardTicket } from '../use-cases/operations/queue-board-ticket.ts';

interface BoardJob {
  readonly id: string;
  readonly failedReason: string;
  readonly stacktrace: readonly string[];
  readonly data: object;
}
interface BoardQueues {
  readonly queues: readonly { readonly name: string; readonly jobs: readonly BoardJob[] }[];
}

const redisUrl = process.env['TEST_REDIS_URL'];
const backends = [
  { name: 'PostgreSQL', redisUrl: undefined, run: describe },
  { name: 'Redis', redisUrl, run: redisUrl ? describe : describe.skip },
];
const failedJobsPath = '/ops/queues/api/queues?activeQueue=content&status=failed&page=1&jobsPerPage=10';

for (const backend of backends) {
  backend.run(`the queue board on ${backend.name}`, () => {
    let world: World;
    let admin: Member;
    beforeAll(async () => {
      world = await World.start(backend.redisUrl ? { redisUrl: backend.redisUrl } : {});
      admin = await world.member({ roles: ['admin'] });
    });
    afterAll(() => world.close());

    const openBoard = async (member = admin) => {
      const { headers } = await world.as(member).post('/api/ops/ticket');
      return (headers.get('set-cookie') ?? '').split(';')[0] ?? '';
    };
    const read = <Body = never>(cookie: string, path = '/ops/queues') =>
      world.send<Body>('GET', path, undefined, { cookie });
    const readStatus = async (cookie: string) => (await read(cookie)).status;

    it('opens with a cookie for ten minutes that no script and no other site can use', async () => {
      const opened = await world.as(admin).post<{ path: string }>('/api/ops/ticket');
      expect([opened.status, opened.body.path]).toEqual([200, '/ops/queues']);
      expect(opened.headers.get('set-cookie')).toMatch(
        /^ops_ticket=[\w-]+; Path=\/ops; Max-Age=600; HttpOnly; SameSite=Strict$/,
      );
      const page = await read(await openBoard());
      expect([page.status, page.text.includes('static/js/main')]).toEqual([200, true]);
      expect(page.text).not.toContain('googleapis');
      expect(page.headers.get('content-security-policy')).toBe(
        (await world.get('/api/health/live')).headers.get('content-security-policy'),
      );
      const [entry] = await world.sql<{ actor_id: string }>(
        `select actor_id from audit_log where action = 'admin.queue-board-opened' limit 1`,
      );
      expect(entry?.actor_id).toBe(admin.id);
    });

    it('returns 404 and no data without a valid ticket', async () => {
      const { userId, sessionId } = readSession(admin);
      const key = deriveSigningKeys(world.app.get(Settings), 'queue-board').signing;
      const sign = (seconds: number) =>
        `ops_ticket=${signQueueBoardTicket({ userId, sessionId, expiresAt: new Date(realTime().getTime() + seconds * 1000) }, key)}`;
      expect(await readStatus(sign(60))).toBe(200);
      for (const cookie of ['', 'ops_ticket=abc', sign(-1), `${sign(60)}x`]) {
        for (const path of ['/ops/queues', failedJobsPath, '/ops/queues/queue/content', '/ops/queues/static/js/x.js'])
          expect([path, (await read(cookie, path)).status]).toEqual([path, 404]);
        expect((await world.send('PUT', '/ops/queues/api/queues/pause', '{}', { cookie })).status).toBe(404);
      }
    });

    it('closes when the administrator loses the role or signs out', async () => {
      const other = await world.member({ roles: ['admin'] });
      const cookie = await openBoard(other);
      expect(await readStatus(cookie)).toBe(200);
      await world.sql('delete from user_roles where user_id = $1', [other.id]);
      expect(await readStatus(cookie)).toBe(404);
      await world.sql(
        `insert into user_roles (id, user_id, role, created_at) values (gen_random_uuid(), $1, 'admin', now())`,
        [other.id],
      );
      expect(await readStatus(cookie)).toBe(200);
      await world.as(other).post('/api/auth/logout');
      expect(await readStatus(cookie)).toBe(404);
    });

    it('shows a failed job without personal data and retries it', async () => {
      const cookie = await openBoard();
      const job = await failJob();
      const { body, text } = await read<BoardQueues>(cookie, failedJobsPath);
      const shown = body.queues.find(({ name }) => name === 'content')?.jobs.find(({ id }) => id === job.id);
      expect(shown?.data).toEqual({ messageId: expect.any(String), reaction: 'RenameProfileWhenUserRenamed' });
      expect(shown?.failedReason).toMatch(/outbox.* does not exist/);
      expect(shown?.stacktrace.join('\n')).toMatch(/^\s+at /);
      expect(text).not.toContain('kofi@example.org');

      const retry = `/ops/queues/api/queues/content/${job.id}/retry`;
      expect((await world.send('PUT', retry, undefined, { cookie })).status).toBe(204);
      await waitUntil(async () => (await job.getState()) === 'completed');
      const [entry] = await world.sql<object>(
        `select actor_id, details from audit_log where action = 'admin.queue-board-changed'`,
      );
      expect(entry).toMatchObject({ actor_id: admin.id, details: { change: `PUT /content/${job.id}/retry` } });
    });

    it('returns 403 when an administrator adds, edits or obliterates jobs', async () => {
      const cookie = await openBoard();
      const send = (method: string, path: string) =>
        world.send(method, `/ops/queues/api/queues/content/${path}`, '{}', { cookie });
      for (const [method, path] of [
        ['POST', 'add'],
        ['PUT', 'obliterate'],
        ['PATCH', 'some-job/update-data'],
      ] as const)
        expect([path, (await send(method, path)).status]).toEqual([path, 403]);
    });

    it('shows the rows of tables that PostgreSQL has not analyzed', () =>
      waitUntil(async () => {
        const { body } = await world.as(admin).get<OperationsView>('/api/admin/operations');
        return body.database.tables.some(({ rows }) => rows > 0);
      }));

    it('lets an administrator see and retry a failed task', async () => {
      const caller = world.as(admin);
      const job = await failJob();
      const task = { queue: 'content', id: job.id };
      const { body } = await caller.get<OperationsView>('/api/admin/operations');
      expect(body).toMatchObject({ database: { waiting: 0 }, workers: { alive: 1 }, outbox: { unpublished: 0 } });
      expect(body.email.minutes).toHaveLength(60);
      const { bytes, tables } = body.database;
      expect(tables).toHaveLength(10);
      expect(tables.reduce((sum, each) => sum + each.bytes, 0)).toBeLessThan(bytes);
      expect(tables.map((each) => each.bytes)).toEqual(tables.map((each) => each.bytes).toSorted((a, b) => b - a));
      expect(body.queues?.backend).toBe(backend.redisUrl ? 'redis' : 'postgresql');
      expect(body.queues?.items.find(({ name }) => name === 'content')?.failed).toBeGreaterThan(0);
      const failed = body.queues?.failedTasks.find(({ id }) => id === job.id);
      expect(failed).toEqual({
        ...task,
        task: 'RenameProfileWhenUserRenamed',
        recipient: null,
        reason: expect.stringMatching(/outbox.* does not exist/),
        attempts: 1,
        maxAttempts: 1,
        failedAt: expect.any(String),
        nextTryAt: expect.any(String),
      });
      expect(Date.parse(String(failed?.nextTryAt)) - Date.parse(String(failed?.failedAt))).toBe(relayRetryMs);
      expect((await caller.post('/api/admin/operations/tasks/retry', task)).status).toBe(204);
      await waitUntil(async () => (await job.getState()) === 'completed');
      expect((await caller.post('/api/admin/operations/tasks/retry', task)).status).toBe(409);
      await failJob();
      const retried = await caller.post<{ retried: number }>('/api/admin/operations/tasks/retry-all');
      expect(retried.body.retried).toBeGreaterThan(0);
    });

    it('closes the event of a task that an administrator drops, so that the relay does not add it again', async () => {
      await world.post('/api/functions/subscribe-email', { email: 'ama@example.org', source: 'footer' });
      await world.settle();
      const [done] = await world.sql<{ message_id: string; reaction: string }>(
        `delete from outbox_reaction where message_id = (select max(id::text)::uuid from outbox) returning *`,
      );
      await world.sql('update outbox set done_at = null where id = $1', [done?.message_id]);
      const job = await failJob({ messageId: done?.message_id ?? '', reaction: done?.reaction ?? '' });
      const task = { queue: 'content', id: job.id };
      expect((await world.as(admin).post('/api/admin/operations/tasks/drop', task)).status).toBe(204);
      expect(await world.sql('select 1 from outbox_reaction where message_id = $1', [done?.message_id])).toHaveLength(
        1,
      );
      const queue = world.app.get(Queues).get('content');
      expect(await queue.getJob(job.id ?? '')).toBeUndefined();
      expect((await world.as(admin).post('/api/admin/operations/tasks/drop', task)).status).toBe(409);
    });

    it.each([
      { status: 401, state: 'failed' },
      { status: 500, state: 'unknown' },
    ])('shows the recipient of a send task, and ends its email when it is dropped: %j', async ({ status, state }) => {
      const email = `dropped-${status}@example.org`;
      await world.mail.control('faults', { route: 'POST /emails', status });
      await world.post('/api/functions/subscribe-email', { email, source: 'footer' });
      const readOperations = async () => (await world.as(admin).get<OperationsView>('/api/admin/operations')).body;
      await waitUntil(async () => {
        const { queues } = await readOperations();
        const failed = queues?.failedTasks.find(({ task }) => task === 'SendMailWhenQueuedIn-mailing');
        if (!failed) return false;
        expect(failed.recipient).toBe(email);
        const task = { queue: failed.queue, id: failed.id };
        return (await world.as(admin).post('/api/admin/operations/tasks/drop', task)).status === 204;
      });
      await world.mail.control('faults', {});
      await world.settle();
      const readMessages = () => world.sql('select state, failure from email_message where recipient = $1', [email]);
      expect(await readMessages()).toEqual([{ state, failure: 'dropped' }]);
      await world.sql(
        `update email_message set state = $2, failure = null, created_at = now() - interval '2 hours' where recipient = $1`,
        [email, state === 'unknown' ? 'sending' : 'queued'],
      );
      const schedules = world.app.get(ReactionAndScheduleRegistry, { strict: false });
      await schedules.findSchedule('mailing.end-orphaned-emails')?.run();
      expect(await readMessages()).toEqual([{ state, failure: 'dropped' }]);
      expect((await readOperations()).email.waiting).toBe(0);
    });

    it('releases a held queue when an administrator releases it or its time is over', async () => {
      const change = (action: string, minutes?: number) =>
        world.as(admin).post(`/api/admin/operations/queues/${action}`, { queue: 'files', ...(minutes && { minutes }) });
      const readQueue = async () =>
        (await world.as(admin).get<OperationsView>('/api/admin/operations')).body.queues?.items.find(
          ({ name }) => name === 'files',
        );
      for (const minutes of [-1, 0.5, 10_081]) expect((await change('hold', minutes)).status).toBe(400);
      expect((await change('hold')).status).toBe(204);
      const hourMs = Date.parse(String((await readQueue())?.heldUntil)) - realTime().getTime();
      expect(Math.round(hourMs / 60_000)).toBe(60);
      const content = { schedule: 'files.sweep-orphans' };
      await world.app.get(Queues).get('files').add('schedule', content, { jobId: 'while-held' });
      const held = await readQueue();
      expect(held?.isPaused).toBe(true);
      expect(held?.waiting).toBeGreaterThan(0);
      expect((await change('release')).status).toBe(204);
      expect((await readQueue())?.isPaused).toBe(false);
      expect((await change('hold', 240)).status).toBe(204);
      const holds = world.app.get(QueueHolds, { strict: false });
      await holds.releaseDue();
      expect((await readQueue())?.isPaused).toBe(true);
      await world.sql('update queue_hold set until = now()');
      await holds.releaseDue();
      expect(await readQueue()).toMatchObject({ isPaused: false, heldUntil: null });
      const rows = await world.sql<{ action: string }>(
        `select action from audit_log where details->>'queue' = 'files' order by seq`,
      );
      expect(rows.map(({ action }) => action.slice('admin.queue-'.length))).toEqual(['held', 'released', 'held']);
    });

    async function failJob({
      messageId = crypto.randomUUID() as string,
      reaction = 'RenameProfileWhenUserRenamed',
    } = {}): Promise<Job> {
      await world.sql('alter table outbox rename to outbox_away');
      try {
        const data = { messageId, reaction, note: 'kofi@example.org' };
        const queue = world.app.get(Queues).get('content');
        const job = await queue.add('reaction', data, { jobId: `failed-${messageId}`, attempts: 1 });
        await waitUntil(async () => (await job.getState()) === 'failed');
        return job;
      } finally {
        await world.sql('alter table outbox_away rename to outbox');
      }
    }
  });
}

function readSession({ accessToken }: Member): { userId: string; sessionId: string } {
  const claims = JSON.parse(Buffer.from(accessToken.split('.')[1] ?? '', 'base64url').toString()) as Record<
    'sub' | 'session_id',
    string
  >;
  return { userId: claims.sub, sessionId: claims.session_id };
}
