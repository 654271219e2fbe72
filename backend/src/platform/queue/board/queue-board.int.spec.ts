import { World } from '#test/world.ts';

interface Operations {
  readonly queues: { readonly items: readonly { readonly name: string }[] };
}

describe('a queue on hold that an administrator resumes on the queue board', () => {
  let world: World;
  beforeAll(async () => (world = await World.start({ schedules: false })));
  afterAll(() => world.close());

  it.each(['queues/files/resume', 'queues/resume'])(
    'runs, and has no end that ends a later pause: %s',
    async (resume) => {
      const admin = world.as(await world.member({ roles: ['admin'] }));
      const { headers } = await admin.post('/api/ops/ticket');
      const cookie = (headers.get('set-cookie') ?? '').split(';')[0] ?? '';
      const call = async (path: string) =>
        expect((await world.send('PUT', `/ops/queues/api/${path}`, undefined, { cookie })).status).toBe(200);
      const readQueue = async () =>
        (await admin.get<Operations>('/api/admin/operations')).body.queues.items.find(({ name }) => name === 'files');
      expect((await admin.post('/api/admin/operations/queues/hold', { queue: 'files', minutes: 60 })).status).toBe(204);
      expect(await readQueue()).toMatchObject({ isPaused: true, heldUntil: expect.any(String) });
      await call(resume);
      expect(await world.sql('select 1 from queue_hold')).toEqual([]);
      expect(await readQueue()).toMatchObject({ isPaused: false, heldUntil: null });
      await call('queues/files/pause');
      expect(await readQueue()).toMatchObject({ isPaused: true, heldUntil: null });
      await call('queues/files/resume');
      expect(await readQueue()).toMatchObject({ isPaused: false, heldUntil: null });
    },
  );
});
