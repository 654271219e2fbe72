import { Editor } from '#test/makers/editor.ts';
import { World } from '#test/world.ts';
import { ReflectionReader } from '../index.ts';

describe('reflection of a day', () => {
  let world: World;
  let editor: Editor;
  let reader: ReflectionReader;
  beforeAll(async () => {
    world = await World.start();
    editor = await Editor.signUp(world);
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
  const titleOf = async (date: string) => (await reader.readForDay(date))?.title;

  it('is hidden from visitors, and listed only to staff', async () => {
    expect((await world.get('/api/reflections')).status).toBe(401);
    expect((await editor.caller.get('/api/admin/reflections')).status).toBe(200);
  });

  it('rejects an audio URL when the file is missing or the host is not configured', async () => {
    for (const audioUrl of ['/files/media/nothing.m4a', 'https://elsewhere.example/a.m4a']) {
      const draft = { ...(await editor.draft('reflections')), audioUrl };
      expect((await editor.create('reflections', draft)).status).toBe(400);
    }
  });

  it('is the reflection written for the day', async () => {
    expect(await reader.readForDay('2026-03-05')).toMatchObject({ date: '2026-03-05', title: 'Of 2026-03-05' });
  });

  it('is the oldest reflection not shown for a year when the day has none, and stays the same', async () => {
    expect(await reader.readForDay('2026-03-06')).toMatchObject({ date: '2026-03-06', title: 'Of 2024-03-01' });
    expect(await titleOf('2026-03-07')).toBe('Of 2024-03-02');
    expect(await titleOf('2026-03-06')).toBe('Of 2024-03-01');
    expect(await reader.readForDay('2026-03-08')).toBeUndefined();
    expect(await titleOf('2026-06-01')).toBe('Of 2025-06-01');
    expect(await titleOf('2027-03-06')).toBe('Of 2024-03-01');
  });

  it('is the same for simultaneous requests', async () => {
    await write('2023-01-01', 'Of 2023-01-01');
    const titles = await Promise.all(Array.from({ length: 5 }, () => titleOf('2026-03-09')));
    expect(new Set(titles)).toEqual(new Set(['Of 2023-01-01']));
  });

  it('is replaced when staff later write one for the day', async () => {
    await write('2026-03-07', 'Written late');
    expect(await titleOf('2026-03-07')).toBe('Written late');
  });

  it('is listed with earlier days across pages, latest first', async () => {
    const days: string[] = [];
    let cursor: string | undefined;
    do {
      const page = await reader.listBefore('2026-03-09', { limit: 2, ...(cursor ? { cursor } : {}) });
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
    await expect(reader.listBefore('2026-03-09', { limit: 2, cursor: 'nonsense' })).rejects.toMatchObject({
      code: 'list.bad-cursor',
    });
  });
  it('has a calendar for staff with drafts, repeated reflections, and the empty ones of the next 30 days', async () => {
    interface Days {
      today: string;
      items: { day: string; title: string; status: string; excerpt: string }[];
      emptyDays: string[];
    }
    const read = (query: string) => editor.caller.get<Days>(`/api/admin/reflection-days?${query}`);
    const { body } = await read('from=2026-03-04&until=2026-03-06');
    expect(body.items.map(({ day, title, status }) => [day, title, status])).toEqual([
      ['2026-03-05', 'Of 2026-03-05', 'published'],
      ['2026-03-06', 'Of 2024-03-01', 'repeated'],
    ]);
    expect(body.items[0]!.excerpt).not.toBe('');
    expect([body.emptyDays.length, body.emptyDays[0]]).toEqual([30, body.today]);
    await write(body.today, 'Of today');
    expect((await read('from=2026-03-04&until=2026-03-06')).body.emptyDays).toHaveLength(29);
    expect((await read('from=2026-02-30&until=2026-03-07')).status).toBe(400);
  });

  it('is imported from a list only when each line is right, and faults are named by line', async () => {
    const path = '/api/admin/reflection-days/import';
    const call = <Body>(part: string, list: string) => editor.caller.post<Body>(`${path}${part}`, { list });
    const lines = [
      'Date\tTitle\tText\tQuestion',
      '2071-04-01\tLamp\t"Two lines,\nand **bold**."\tWhich lamp?',
      '2026-03-05\tTaken\tText\tWhy?',
      '1 April 2071\t\tText\tWhy?',
      '2071-04-01\tAgain\tText\tWhy?',
      '2071-04-02\tShort',
    ];
    const { body } = await call<{ faults: object[]; faultyLines: number }>('-preview', lines.join('\n'));
    expect(body.faults).toEqual([
      { line: 4, message: '2026-03-05 has a text already.' },
      {
        line: 5,
        message: 'Date must be a day of this century, such as 2027-03-01. Title is required',
      },
      { line: 6, message: '2071-04-01 is also in line 2.' },
      { line: 7, message: expect.stringContaining('2 columns instead of 4') as string },
    ]);
    expect(body.faultyLines).toBe(4);
    const refused = await call<{ detail: string }>('', lines.join('\n'));
    expect(refused.status).toBe(400);
    expect(JSON.stringify(refused.body)).toContain('Line 4: 2026-03-05 has a text already.');
    expect(await titleOf('2071-04-01')).not.toBe('Lamp');

    const list = `${lines.slice(0, 2).join('\n')}\n2071-04-02\tSea\tA "quoted" word\tWhich sea?`;
    expect((await call<{ items: object[] }>('-preview', list)).body).toEqual({
      items: [
        { line: 2, date: '2071-04-01', title: 'Lamp', excerpt: 'Two lines,\nand bold.', question: 'Which lamp?' },
        { line: 4, date: '2071-04-02', title: 'Sea', excerpt: 'A "quoted" word', question: 'Which sea?' },
      ],
      faults: [],
      faultyLines: 0,
    });
    expect((await call('', list)).body).toEqual({ added: 2 });
    expect([await titleOf('2071-04-01'), await titleOf('2071-04-02')]).toEqual(['Lamp', 'Sea']);
    expect((await call('', '2071-04-03,"open')).status).toBe(400);
  });
});
