import { Queues } from '#platform/queue/queues.service.ts';
import { waitUntil } from '#test/until.ts';
import { World } from '#test/world.ts';
import type { OperationsView } from '../use-cases/operations/operations.view.ts';

const redisUrl = process.env['TEST_REDIS_URL'];
const backends = [
  { name: 'PostgreSQL', redisUrl: undefined, run: describe },
  { name: 'Redis', redisUrl, run: redisUrl ? describe : describe.skip },
];

for (const backend of backends)
  backend.run(`a queue of Operations on ${backend.name}`, () => {
    let world: World;
    beforeAll(async () => {
      const settings = { MAIL_PER_MINUTE: '60' };
      world = await World.start({
        schedules: false,
        settings,
        ...(backend.redisUrl && { redisUrl: backend.redisUrl }),
      });
    });
    afterAll(() => world.close());

    const createAdmin = (firstName: string) => world.member({ roles: ['admin'], firstName, lastName: 'Raman' });
    const startReading = async () => {
      const caller = world.as(await createAdmin('Reader'));
      return async (name: string) => {
        const { body } = await caller.get<OperationsView>('/api/admin/operations');
        return body.queues?.items.find((queue) => queue.name === name);
      };
    };

    it('has the number of tasks done in the last minute, without failed ones', async () => {
      const readQueue = await startReading();
      const queue = world.app.get(Queues).get('files');
      const unknown = { messageId: crypto.randomUUID(), reaction: 'NoSuchReaction' };
      await queue.add('reaction', unknown, { jobId: 'fails', attempts: 1 });
      for (let number = 0; number < 7; number += 1) {
        const job = await queue.add('schedule', { schedule: 'files.sweep-orphans' }, { jobId: `done-${number}` });
        // A job ends without work while another one runs the same schedule.
        await waitUntil(() => job.isCompleted());
      }
      await waitUntil(async () => (await readQueue('files'))?.doneInLastMinute === 7);
      expect(await readQueue('files')).toMatchObject({ doneInLastMinute: 7, failed: 1 });
    });

    it('is at its limit while its emails wait for the limit per minute', async () => {
      const readQueue = await startReading();
      await world.settle();
      expect((await readQueue('mailing'))?.isAtLimit).toBe(false);
      for (let email = 0; email < 5; email += 1)
        await world.post('/api/functions/subscribe-email', { email: `ama-${email}@example.org`, source: 'footer' });
      await waitUntil(async () => (await readQueue('mailing'))?.isAtLimit === true);
      for (const name of ['billing-mail', 'files']) expect((await readQueue(name))?.isAtLimit).toBe(false);
      await world.settle();
      expect((await readQueue('mailing'))?.isAtLimit).toBe(false);
    });

    it('has the name of the administrator who holds it, and none when the queue board paused it', async () => {
      const readQueue = await startReading();
      const change = async (name: string, action: string) =>
        world.as(await createAdmin(name)).post(`/api/admin/operations/queues/${action}`, { queue: 'files' });
      expect((await readQueue('files'))?.heldBy).toBeNull();
      expect((await change('Priya', 'hold')).status).toBe(204);
      expect((await readQueue('files'))?.heldBy).toBe('Priya Raman');
      expect((await change('Amara', 'hold')).status).toBe(204);
      expect((await readQueue('files'))?.heldBy).toBe('Amara Raman');
      expect((await change('Priya', 'release')).status).toBe(204);
      await world.app.get(Queues).get('files').pause();
      expect(await readQueue('files')).toMatchObject({ isPaused: true, heldUntil: null, heldBy: null });
      await world.app.get(Queues).get('files').resume();
    });
  });
