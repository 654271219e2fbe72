import { DateTime } from 'luxon';
import { Editor } from '#test/makers/editor.ts';
import { World } from '#test/world.ts';
import { computePracticeDay } from '../use-cases/sits/practice-day.ts';

interface Reflection {
  date: string;
  title: string;
}
interface Today {
  day: string;
  reflection: Reflection | null;
}
interface Listed {
  items: (Reflection & { id: string; hasWritten: boolean })[];
  since: string | null;
  nextCursor: string | null;
}

describe('daily reflection', () => {
  let world: World;
  let editor: Editor;
  const today = computePracticeDay(new Date(), 'UTC');
  const daysAgo = (days: number) => DateTime.fromISO(today).minus({ days }).toFormat('yyyy-MM-dd');
  beforeAll(async () => {
    world = await World.start();
    editor = await Editor.signUp(world);
    for (const days of [2, 1, 0, -1, -2]) {
      const draft = { date: daysAgo(days), title: `${days} days ago`, text: 'A text', question: 'A question?' };
      expect((await editor.create('reflections', draft)).status).toBe(201);
    }
  });
  afterAll(() => world.close());

  it("is shown to every account on its day in the reader's time zone", async () => {
    const free = world.as(await world.member());
    const { body } = await free.get<Today>('/api/reflections/today');
    expect(body).toMatchObject({ day: today, reflection: { date: today, title: '0 days ago' } });
    for (const zone of ['Pacific/Kiritimati', 'Pacific/Pago_Pago']) {
      const there = computePracticeDay(new Date(), zone);
      const { body: elsewhere } = await free.get<Today>(`/api/reflections/today?zone=${zone}`);
      expect(elsewhere).toMatchObject({ day: there, reflection: { date: there } });
    }
    expect((await free.get('/api/reflections/today?zone=Moon')).status).toBe(400);
    expect((await free.get('/api/reflections/today?zone=UTC&zone=UTC')).status).toBe(400);
    expect((await world.get('/api/reflections/today')).status).toBe(401);
  });

  it('is listed afterwards for the Seeker tier and above, latest first, without future days', async () => {
    const free = await world.as(await world.member()).get<{ code: string }>('/api/reflections');
    expect([free.status, free.body.code]).toEqual([403, 'membership.tier']);
    const seeker = world.as(await world.member({ tier: 'seeker' }));
    const { body: first } = await seeker.get<Listed>('/api/reflections?limit=1');
    const { body: rest } = await seeker.get<Listed>(`/api/reflections?limit=1&cursor=${first.nextCursor}`);
    expect([...first.items, ...rest.items].map(({ date }) => date)).toEqual([daysAgo(1), daysAgo(2)]);
    expect(rest.nextCursor).toBeNull();
  });

  it('is filtered by month, and says if the reader has written to it', async () => {
    const seeker = world.as(await world.member({ tier: 'seeker' }));
    const { body: all } = await seeker.get<Listed>('/api/reflections');
    expect(all.since).toBe(daysAgo(2));
    const [yesterday, before] = all.items;
    const about = { source: 'reflection', sourceId: yesterday!.id };
    await seeker.post('/api/journal', { clientId: crypto.randomUUID(), ...about, text: 'A line' });
    for (const { date } of all.items) {
      const { body: month } = await seeker.get<Listed>(`/api/reflections?month=${date.slice(0, 7)}`);
      expect(month.items.map((one) => one.date)).toEqual(
        all.items.map((one) => one.date).filter((one) => one.slice(0, 7) === date.slice(0, 7)),
      );
    }
    const { body: list } = await seeker.get<Listed>('/api/reflections');
    expect(list.items.map(({ id, hasWritten }) => [id, hasWritten])).toEqual([
      [yesterday!.id, true],
      [before!.id, false],
    ]);
    expect((await seeker.get<Listed>('/api/reflections?month=1999-01')).body.items).toEqual([]);
    expect((await seeker.get('/api/reflections?month=2026-13')).status).toBe(400);
  });

  it('plays its audio for every reader who may read its day', async () => {
    const audioUrl = '/files/media/meditation-4.m4a';
    const listen = (reader: Pick<World, 'post'>, id: string) =>
      reader.post<{ url: string; code: string }>(`/api/media/reflections/${id}/link`);
    const member = await world.member({ tier: 'seeker' });
    const seeker = world.as(member);
    const free = world.as(await world.member());
    const { body: archive } = await seeker.get<Listed>('/api/reflections');
    const old = archive.items.at(-1)!.id;
    const { body: today } = await free.get<{ reflection: { id: string } }>('/api/reflections/today');
    const { body: tomorrow } = await editor.create('reflections', {
      ...{ date: daysAgo(-5), title: 'To come', text: 'A text', question: 'A question?', audioUrl },
    });
    for (const id of [old, today.reflection.id]) await editor.change('reflections', id, { audioUrl });
    const link = await listen(free, today.reflection.id);
    expect(link.status).toBe(200);
    const played = await fetch(world.url + link.body.url, { headers: { range: 'bytes=0-9' } });
    expect([played.status, played.headers.get('content-type')]).toEqual([206, 'audio/mp4']);
    const formerLink = await listen(seeker, old);
    expect(formerLink.status).toBe(200);
    const refused = await listen(free, old);
    expect([refused.status, refused.body.code]).toEqual([403, 'membership.tier']);
    expect((await listen(seeker, tomorrow.id)).status).toBe(404);
    expect((await listen(world, today.reflection.id)).status).toBe(404);
    await world.sql('delete from membership_grant where user_id = $1', [member.id]);
    expect((await world.get<{ code: string }>(formerLink.body.url)).body.code).toBe('membership.tier');
  });
});
