import { DateTime } from 'luxon';
import { Editor } from '../../../../test/makers/editor.ts';
import { World } from '../../../../test/world.ts';
import { practiceDay } from '../use-cases/sits/practice-day.ts';

interface Reflection {
  date: string;
  title: string;
}
interface Today {
  day: string;
  reflection: Reflection | null;
}
interface Listed {
  items: Reflection[];
  nextCursor: string | null;
}

describe('the daily reflection', () => {
  let world: World;
  const today = practiceDay(new Date(), 'UTC');
  const daysAgo = (days: number) => DateTime.fromISO(today).minus({ days }).toFormat('yyyy-MM-dd');
  beforeAll(async () => {
    world = await World.start();
    const editor = await Editor.arrive(world);
    for (const days of [2, 1, 0, -1, -2]) {
      const draft = { date: daysAgo(days), title: `${days} days ago`, text: 'A text', question: 'A question?' };
      expect((await editor.create('reflections', draft)).status).toBe(201);
    }
  });
  afterAll(() => world.close());

  it('is read by everybody with an account, on its day where they are', async () => {
    const free = world.as(await world.member());
    const { body } = await free.get<Today>('/api/reflections/today');
    expect(body).toMatchObject({ day: today, reflection: { date: today, title: '0 days ago' } });
    for (const zone of ['Pacific/Kiritimati', 'Pacific/Pago_Pago']) {
      const there = practiceDay(new Date(), zone);
      const { body: elsewhere } = await free.get<Today>(`/api/reflections/today?zone=${zone}`);
      expect(elsewhere).toMatchObject({ day: there, reflection: { date: there } });
    }
    expect((await free.get('/api/reflections/today?zone=Moon')).status).toBe(400);
    expect((await free.get('/api/reflections/today?zone=UTC&zone=UTC')).status).toBe(400);
    expect((await world.get('/api/reflections/today')).status).toBe(401);
  });

  it('is kept in an archive from Seeker on: the days before, latest first, none to come', async () => {
    const free = await world.as(await world.member()).get<{ code: string }>('/api/reflections');
    expect([free.status, free.body.code]).toEqual([403, 'membership.tier']);
    const seeker = world.as(await world.member({ tier: 'seeker' }));
    const { body: first } = await seeker.get<Listed>('/api/reflections?limit=1');
    const { body: rest } = await seeker.get<Listed>(`/api/reflections?limit=1&cursor=${first.nextCursor}`);
    expect([...first.items, ...rest.items].map(({ date }) => date)).toEqual([daysAgo(1), daysAgo(2)]);
    expect(rest.nextCursor).toBeNull();
  });
});
