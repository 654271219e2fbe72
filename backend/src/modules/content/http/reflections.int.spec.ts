import { Editor } from '#test/makers/editor.ts';
import { World } from '#test/world.ts';
import { ReflectionReader } from '../index.ts';

describe('the reflection of a day', () => {
  let world: World;
  let editor: Editor;
  let reader: ReflectionReader;
  beforeAll(async () => {
    world = await World.start();
    editor = await Editor.arrive(world);
    reader = world.app.get(ReflectionReader, { strict: false });
    for (const date of ['2024-03-01', '2024-03-02', '2025-06-01', '2026-03-05']) await write(date, `Of ${date}`);
  });
  afterAll(() => world.close());

  const write = async (date: string, title: string) => {
    const { status, body } = await editor.create('reflections', {
      ...(await editor.draft('reflections')),
      date,
      title,
    });
    expect(status).toBe(201);
    return body;
  };
  const titleOf = async (date: string) => (await reader.forDay(date))?.title;

  it('is not for visitors: only staff read all of them', async () => {
    expect((await world.get('/api/reflections')).status).toBe(401);
    expect((await editor.caller.get('/api/admin/reflections')).status).toBe(200);
  });

  it('is read aloud only from a file that there is, or from a host that is named', async () => {
    for (const audioUrl of ['/files/media/nothing.m4a', 'https://elsewhere.example/a.m4a']) {
      const draft = { ...(await editor.draft('reflections')), audioUrl };
      expect((await editor.create('reflections', draft)).status).toBe(400);
    }
  });

  it('is the one that was written for the day', async () => {
    expect(await reader.forDay('2026-03-05')).toMatchObject({ date: '2026-03-05', title: 'Of 2026-03-05' });
  });

  it('is on other days the oldest that was not shown for a year, and stays so', async () => {
    expect(await reader.forDay('2026-03-06')).toMatchObject({ date: '2026-03-06', title: 'Of 2024-03-01' });
    expect(await titleOf('2026-03-07')).toBe('Of 2024-03-02');
    expect(await titleOf('2026-03-06')).toBe('Of 2024-03-01');
    // All remaining reflections were shown within the year.
    expect(await reader.forDay('2026-03-08')).toBeUndefined();
    expect(await titleOf('2026-06-01')).toBe('Of 2025-06-01');
    expect(await titleOf('2027-03-06')).toBe('Of 2024-03-01');
  });

  it('is the same for all who ask at once', async () => {
    await write('2023-01-01', 'Of 2023-01-01');
    const titles = await Promise.all(Array.from({ length: 5 }, () => titleOf('2026-03-09')));
    expect(new Set(titles)).toEqual(new Set(['Of 2023-01-01']));
  });

  it('gives way to one that staff write for the day later', async () => {
    await write('2026-03-07', 'Written late');
    expect(await titleOf('2026-03-07')).toBe('Written late');
  });

  it('is listed among the days before, latest first, page by page', async () => {
    const days: string[] = [];
    let cursor: string | undefined;
    do {
      const page = await reader.pageBefore('2026-03-09', { limit: 2, ...(cursor ? { cursor } : {}) });
      days.push(...page.items.map(({ date, title }) => `${date} ${title}`));
      cursor = page.nextCursor ?? undefined;
    } while (cursor);
    expect(days).toEqual([
      '2026-03-07 Written late',
      '2026-03-06 Of 2024-03-01',
      '2026-03-05 Of 2026-03-05',
      '2025-06-01 Of 2025-06-01',
      '2024-03-02 Of 2024-03-02',
      '2024-03-01 Of 2024-03-01',
      '2023-01-01 Of 2023-01-01',
    ]);
    await expect(reader.pageBefore('2026-03-09', { limit: 2, cursor: 'nonsense' })).rejects.toMatchObject({
      code: 'list.bad-cursor',
    });
  });
});
