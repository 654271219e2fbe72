import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { newId } from '#kernel/id.ts';
import { CheckAlerts } from '#modules/admin/use-cases/alerts/check-alerts.ts';
import { FutureJobs } from '#platform/queue/future-jobs.ts';
import { Queues } from '#platform/queue/queues.service.ts';
import { ApiProcess } from './makers/api-process.ts';
import { waitUntil } from './until.ts';
import { World } from './world.ts';

const redisUrl = process.env['TEST_REDIS_URL'];
const backends = [
  { name: 'PostgreSQL', redisUrl: undefined, run: describe },
  { name: 'Redis', redisUrl, run: redisUrl ? describe : describe.skip },
];
const dayMs = 86_400_000;

for (const backend of backends) {
  backend.run(`a worker with queues on ${backend.name}`, () => {
    let world: World;
    let folder: string;
    let clockFile: string;
    const shiftClock = (ms: number) => writeFileSync(clockFile, String(ms));
    const workers: ApiProcess[] = [];
    const startWorker = async () => {
      const environment = { NODE_OPTIONS: '--import=stand-ins/shift-clock', CLOCK_SHIFT_FILE: clockFile };
      const worker = await ApiProcess.startServiceWorker(environment);
      workers.push(worker);
      return worker;
    };

    beforeAll(async () => {
      folder = mkdtempSync(join(tmpdir(), 'oneness-clock-'));
      clockFile = join(folder, 'shift');
      world = await World.start({ schedules: false, ...(backend.redisUrl && { redisUrl: backend.redisUrl }) });
    });
    afterEach(() => Promise.all(workers.splice(0).map((worker) => worker.kill())));
    afterAll(async () => {
      await world.close();
      rmSync(folder, { recursive: true });
    });

    it.each([
      ['10 minutes ahead of', 600_000],
      ['2 minutes behind', -120_000],
    ])(
      'stops when its clock is %s that of the database, and starts again when the clock is right',
      async (difference, ms) => {
        shiftClock(0);
        const worker = await startWorker();
        await waitUntil(async () => (await worker.waitForResponse('/api/health/ready')).status === 200);
        shiftClock(ms);
        await worker.waitForExit();
        expect(worker.logged('worker.wrong-clock')).toHaveLength(1);

        const restarted = await startWorker();
        await waitUntil(async () => restarted.errors.includes(`${difference} that of the database`));
        const administrator = await world.member({ roles: ['admin'] });
        await world.app.get(CheckAlerts, { strict: false }).checkAll();
        await world.settle();
        const emails = await world.mail.sentTo(administrator.email);
        const alert = emails.find(({ subject }) => subject === 'The clock of a server is wrong');
        expect(alert?.text.replaceAll('\n', ' ')).toContain(`is ${difference} that of the database.`);

        shiftClock(0);
        await waitUntil(async () => (await restarted.get('/api/health/ready').catch(() => undefined))?.status === 200);
        await world.sql('delete from operations_alert');
        await world.sql('delete from process_heartbeat where abs(clock_offset_ms) > 3000');
      },
    );

    const addDelayed = async () => {
      const data = { messageId: newId(), reaction: 'RenderPagesAgainWhenPictureChanged' };
      return world.app
        .get(Queues)
        .get('content')
        .add('reaction', data, { delay: 40 * dayMs });
    };

    it('releases a delayed job when its time is weeks away', async () => {
      const job = await addDelayed();
      await world.app.get(FutureJobs).release();
      await waitUntil(() => job.isCompleted());
    });

    if (backend.redisUrl) return;
    it('releases a lost job when its lock and the last check for lost jobs are weeks ahead', async () => {
      const job = await addDelayed();
      const future = Date.now() + 40 * dayMs;
      await world.sql(
        `update bullmq.job set state = 'active', lock_token = 'lost', locked_until_ms = $1 where queue = 'content' and id = $2`,
        [future, job.id],
      );
      await world.sql(`update bullmq.meta set value = $1 where queue = 'content' and field = 'stalled-check'`, [
        String(future),
      ]);
      await world.app.get(FutureJobs).release();
      await waitUntil(() => job.isCompleted());
    });
  });
}
