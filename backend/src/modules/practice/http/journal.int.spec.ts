import { makeCourse } from '#test/makers/course.ts';
import { World, type Member } from '#test/world.ts';
import { DeleteJournalEntry } from '../use-cases/journal/delete-entry.ts';

interface Entry {
  id: string;
  text: string;
  version: number;
  source: string;
  sourceId: string | null;
  deletedAt: string | null;
}
interface Listed {
  items: Entry[];
  nextCursor: string | null;
}
interface Problem {
  code: string;
  detail: string;
  entry: Entry;
  text: string;
}

let world: World;
beforeAll(async () => {
  world = await World.start();
});
afterAll(() => world.close());

const newEntry = (values: object = {}) => ({
  clientId: crypto.randomUUID(),
  source: 'free',
  text: 'A still morning',
  ...values,
});
const toLesson = (values: object = {}) => newEntry({ source: 'lesson', sourceId: crypto.randomUUID(), ...values });
const write = <Body = Entry>(member: Member, entry: object) => world.as(member).post<Body>('/api/journal', entry);
const rewrite = <Body = Entry>(member: Member, { id, text, version }: Pick<Entry, 'id' | 'text' | 'version'>) =>
  world.as(member).put<Body>(`/api/journal/${id}`, { text, version });
const remove = (member: Member, { id }: { id: string }) => world.as(member).send('DELETE', `/api/journal/${id}`);
const restore = <Body = Entry>(member: Member, { id }: { id: string }) =>
  world.as(member).post<Body>(`/api/journal/${id}/restore`);
const list = async (member: Member, query = '') => (await world.as(member).get<Listed>(`/api/journal${query}`)).body;

describe('journal entries', () => {
  it('are counted in total and per module, regardless of the search', async () => {
    const member = await world.member();
    const { module, lessons } = await makeCourse(world, 2);
    const write = (values: object) =>
      world.as(member).post('/api/journal', { clientId: crypto.randomUUID(), source: 'free', ...values });
    await write({ text: 'My brother' });
    await write({ text: 'The garden' });
    await write({ text: 'A lesson', source: 'lesson', sourceId: lessons[1]!.id });
    const find = async (query: string) =>
      (await world.as(member).get<{ items: { text: string }[]; total: number }>(`/api/journal?${query}`)).body;
    expect(await find('q=brother')).toMatchObject({ items: [{ text: 'My brother' }], total: 3 });
    expect(await find('limit=1')).toMatchObject({ items: [{ text: 'A lesson' }], total: 3 });
    expect(await find(`module=${String(module['slug'])}`)).toMatchObject({ items: [{ text: 'A lesson' }], total: 1 });
    expect((await find('module=nothing')).items).toEqual([]);
    expect((await find('deleted=true')).total).toBe(0);
  });

  it('are returned unchanged, and only to their author', async () => {
    const [writer, other] = [await world.member(), await world.member({ roles: ['admin'] })];
    const text = '  Two lines,\n\tand 🌅 with é.  \n';
    const { body: entry } = await write(writer, newEntry({ text, zone: 'Europe/Berlin' }));
    expect(entry).toMatchObject({ text, version: 1, source: 'free', sourceId: null, deletedAt: null });
    expect((await list(writer)).items).toEqual([entry]);
    expect((await list(other)).items).toEqual([]);
    expect((await rewrite(other, { ...entry, text: 'mine' })).status).toBe(404);
    expect((await remove(other, entry)).status).toBe(404);
    expect((await restore(other, entry)).status).toBe(404);
  });

  it('are stored once when the device repeats the request', async () => {
    const member = await world.member();
    const entry = newEntry();
    const responses = await Promise.all(Array.from({ length: 10 }, () => write(member, entry)));
    expect(new Set(responses.map(({ status, body }) => `${status} ${body.id}`)).size).toBe(1);
    expect((await list(member)).items).toHaveLength(1);
  });

  it('return 409 when a repeated request has another text', async () => {
    const member = await world.member();
    const first = newEntry({ text: 'The answer to this was lost' });
    const { body: entry } = await write(member, first);
    const again = await write<Problem>(member, { ...first, text: 'The answer to this was lost, and I wrote on' });
    expect([again.status, again.body.code]).toEqual([409, 'practice.entry-exists']);
    expect(again.body.entry).toEqual(entry);
  });

  it('return 409 with the first entry when a lesson already has one', async () => {
    const member = await world.member();
    const first = toLesson({ text: 'The first' });
    const { body: entry } = await write(member, first);
    const again = await write<Problem>(member, { ...first, clientId: crypto.randomUUID(), text: 'The second' });
    expect([again.status, again.body.code]).toEqual([409, 'practice.entry-exists']);
    expect(again.body.entry).toEqual(entry);
  });

  it('return 409 with both texts to the second of two simultaneous changes', async () => {
    const member = await world.member();
    const { body: entry } = await write(member, newEntry());
    const [one, two] = await Promise.all([
      rewrite<Entry & Problem>(member, { ...entry, text: 'One page' }),
      rewrite<Entry & Problem>(member, { ...entry, text: 'Another page' }),
    ]);
    const [won, lost] = one.status === 200 ? [one, two] : [two, one];
    expect([won.status, won.body.version, lost.status]).toEqual([200, 2, 409]);
    expect(lost.body.code).toBe('practice.entry-changed');
    expect([lost.body.entry.text, lost.body.text].sort()).toEqual(['Another page', 'One page']);
    expect((await rewrite(member, { ...entry, text: lost.body.text, version: 2 })).body.version).toBe(3);
  });

  it('accept the stored text again as no change, so that a lost response can be retried', async () => {
    const member = await world.member();
    const { body: entry } = await write(member, newEntry());
    await rewrite(member, { ...entry, text: 'Newer' });
    expect(await rewrite(member, { ...entry, text: 'Newer' })).toMatchObject({ status: 200, body: { version: 2 } });
  });

  it.each([
    ['more than 100,000 characters', { text: 'x'.repeat(100_001) }, /at most 100,000 characters/],
    ['a list as the text', { text: ['x'] }, /must be a text/],
    ['a character that cannot be stored', { text: 'a\0b' }, /cannot be stored/],
    ['an unknown source', { source: 'elsewhere' }, /Choose lesson/],
    ['a lesson entry without a lesson id', { source: 'lesson' }, /sourceId must be a UUID/],
    ['an unknown time zone', { zone: 'Moon/Tranquility' }, /must be a time zone/],
    ['an invalid clientId', { clientId: 'x' }, /clientId must be a UUID/],
  ])('reject %s', async (_, values, words) => {
    const { status, body } = await write<Problem>(await world.member(), newEntry(values));
    expect([status, body.detail]).toEqual([400, expect.stringMatching(words)]);
  });

  it('accept long texts, and return 413 when the body is too large', async () => {
    const member = await world.member();
    expect((await write(member, newEntry({ text: '語'.repeat(100_000) }))).status).toBe(200);
    const { status, body } = await write<Problem>(member, newEntry({ text: 'x'.repeat(1_048_576) }));
    expect([status, body.detail]).toEqual([413, 'The body may be at most 1 MB.']);
  });

  it('return 401 to a visitor', async () => {
    expect((await world.get('/api/journal')).status).toBe(401);
    expect((await world.post('/api/journal', newEntry())).status).toBe(401);
    expect((await world.get('/api/journal/export')).status).toBe(401);
  });
});

describe('deleted entries', () => {
  it('leave the journal and can be restored within 14 days', async () => {
    const member = await world.member();
    const { body: entry } = await write(member, newEntry());
    expect((await remove(member, entry)).status).toBe(204);
    expect((await remove(member, entry)).status).toBe(204);
    expect((await list(member)).items).toEqual([]);
    expect((await list(member, '?deleted=true')).items).toMatchObject([{ id: entry.id }]);
    expect((await restore(member, entry)).body).toEqual(entry);
    expect((await list(member)).items).toEqual([entry]);
  });

  it('return 404 when they are changed', async () => {
    const member = await world.member();
    const { body: entry } = await write(member, newEntry());
    await remove(member, entry);
    const { status, body } = await rewrite<Problem>(member, { ...entry, text: 'More' });
    expect([status, body.code]).toEqual([404, 'practice.no-such-entry']);
  });

  it('return 409 on restore when the lesson has a newer entry', async () => {
    const member = await world.member();
    const first = toLesson();
    const { body: entry } = await write(member, first);
    await remove(member, entry);
    const { body: newer } = await write(member, { ...first, clientId: crypto.randomUUID(), text: 'Newer' });
    const { status, body } = await restore<Problem>(member, entry);
    expect([status, body.code, body.entry.id]).toEqual([409, 'practice.entry-exists', newer.id]);
  });

  it('are removed after 14 days', async () => {
    const member = await world.member();
    const [{ body: old }, { body: recent }] = [await write(member, newEntry()), await write(member, newEntry())];
    for (const entry of [old, recent]) await remove(member, entry);
    await world.sql(`update journal_entry set deleted_at = now() - interval '14 days 1 minute' where id = $1`, [
      old.id,
    ]);
    await world.app.get(DeleteJournalEntry, { strict: false }).purgeDeleted();
    expect((await list(member, '?deleted=true')).items).toMatchObject([{ id: recent.id }]);
    expect((await restore(member, old)).status).toBe(404);
  });
});

describe('journal', () => {
  it('lists entries by page, newest first, and by source', async () => {
    const member = await world.member();
    const lesson = toLesson({ text: '2' });
    for (const entry of [newEntry({ text: '1' }), lesson, newEntry({ text: '3' })]) await write(member, entry);
    const first = await list(member, '?limit=2');
    const rest = await list(member, `?limit=2&cursor=${first.nextCursor}`);
    expect([first.items, rest.items].map((items) => items.map(({ text }) => text))).toEqual([['3', '2'], ['1']]);
    expect(rest.nextCursor).toBeNull();
    const ofLesson = await list(member, `?source=lesson&sourceId=${(lesson as unknown as Entry).sourceId}`);
    expect(ofLesson.items.map(({ text }) => text)).toEqual(['2']);
  });

  it('searches without case and accents across pages', async () => {
    const member = await world.member();
    for (const text of ['The Élan of spring', 'Nothing', 'élan again', '100 %'])
      await write(member, newEntry({ text }));
    const first = await list(member, `?q=${encodeURIComponent('e\u0301LAN')}&limit=1`);
    expect(first.items.map(({ text }) => text)).toEqual(['élan again']);
    const rest = await list(member, `?q=${encodeURIComponent('élan')}&limit=1&cursor=${first.nextCursor}`);
    expect(rest.items.map(({ text }) => text)).toEqual(['The Élan of spring']);
    expect((await list(member, '?q=%25')).items.map(({ text }) => text)).toEqual(['100 %']);
    expect((await list(member, '?q=%00')).items).toEqual([]);
  });

  it('finds an entry behind many newer ones', async () => {
    const member = await world.member();
    await write(member, newEntry({ text: 'A needle' }));
    for (let at = 0; at < 120; at += 1) await write(member, newEntry({ text: 'Hay' }));
    expect((await list(member, '?q=needle')).items.map(({ text }) => text)).toEqual(['A needle']);
  });

  it.each(['source=x', 'sourceId=x', 'deleted=maybe', 'limit=0', 'source=lesson&source=free', 'q[]=x'])(
    'returns 400 for ?%s',
    async (query) => {
      expect((await world.as(await world.member()).get(`/api/journal?${query}`)).status).toBe(400);
    },
  );

  it('exports as a file without deleted entries', async () => {
    const member = await world.member();
    const [{ body: gone }] = [await write(member, newEntry({ text: 'Deleted' }))];
    await remove(member, gone);
    await write(member, newEntry({ text: 'First' }));
    await write(member, newEntry({ text: 'Second' }));
    const words = await world.as(member).get('/api/journal/export');
    expect(words.headers.get('content-disposition')).toBe('attachment; filename="my-journal.md"');
    expect(words.text).toMatch(/^# My journal\n[^]*First[^]*Second\n$/);
    expect(words.text).not.toContain('Deleted');
    const { body } = await world.as(member).get<Entry[]>('/api/journal/export?format=json');
    expect(body.map(({ text }) => text)).toEqual(['First', 'Second']);
    const book = await world.as(member).get('/api/journal/export?format=pdf');
    expect(book.headers.get('content-type')).toBe('application/pdf');
    expect(book.text).toMatch(/^%PDF-1\.7[^]*DejaVuSerif/);
    expect((await world.as(member).get('/api/journal/export?format=exe')).status).toBe(400);
  });

  it('exports the local day of each entry', async () => {
    const member = await world.member();
    for (const zone of ['Pacific/Kiritimati', 'Pacific/Pago_Pago']) await write(member, newEntry({ zone, text: zone }));
    await world.sql(`update journal_entry set written_at = '2025-03-01T10:30:00Z' where user_id = $1`, [member.id]);
    const { text } = await world.as(member).get('/api/journal/export');
    expect(text).toMatch(/## Sunday 2 March 2025\n\nPacific\/Kiritimati/);
    expect(text).toMatch(/## Friday 28 February 2025\n\nPacific\/Pago_Pago/);
  });

  it('exports an entry of one endless word to PDF within 10 seconds', async () => {
    const member = await world.member();
    await write(member, newEntry({ text: 'a'.repeat(100_000) }));
    const before = performance.now();
    const book = await world.as(member).get('/api/journal/export?format=pdf');
    expect([book.status, performance.now() - before < 10_000]).toEqual([200, true]);
  });
});
