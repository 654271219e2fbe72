import { scaleForLoad } from 'stand-ins/scale-for-load';
import { readPdf } from '#test/makers/pdf.ts';
import { waitUntil } from '#test/until.ts';
import { World, type Member } from '#test/world.ts';

let world: World;
beforeAll(async () => {
  world = await World.start({ settings: { LIMIT_PRACTICE: '0', LIMIT_EXPORT: '0' } });
  await world.get('/api/plans');
});
afterAll(() => world.close());

const write = (member: Member, text: string) =>
  world.as(member).post<{ id: string; version: number }>('/api/journal', {
    clientId: crypto.randomUUID(),
    source: 'free',
    text,
  });
const asked = (member: Member, path: string, signal: AbortSignal | null = null) =>
  fetch(`${world.url}${path}`, { headers: { authorization: `Bearer ${member.accessToken}` }, signal });
const pdfPath = '/api/journal/export?format=pdf';

async function longestWait(work: Promise<unknown>): Promise<number> {
  let longest = 0;
  let isDone = false;
  const ended = work.finally(() => (isDone = true));
  while (!isDone) {
    const since = performance.now();
    await world.get('/api/plans');
    longest = Math.max(longest, performance.now() - since);
  }
  await ended;
  return longest;
}

const most = 100_000;
const words = (count: number) => Array.from({ length: count }, () => Math.random().toString(36).slice(2, 8)).join(' ');

describe('journal as PDF', () => {
  it.each([
    ['spaces', ' '.repeat(most)],
    ['carriage returns', '\r'.repeat(most)],
    ['line separators', '\u2028'.repeat(most)],
    ['vertical tabs', '\v'.repeat(most)],
    ['line feeds', '\n'.repeat(most)],
    ['combining marks', `a${'\u0301'.repeat(90_000)}`],
    ['one endless word', 'a'.repeat(most)],
    ['lines of one letter', 'a\n'.repeat(most / 2)],
    ['right-to-left brackets', `א${'('.repeat(most - 1)}`],
    ['unique words', words(14_000)],
  ])('delays no other response by a second when an entry is %s', async (_, text) => {
    const member = await world.member();
    expect((await write(member, text)).status).toBe(200);
    const book = asked(member, pdfPath).then((response) => response.arrayBuffer());
    expect(await longestWait(book)).toBeLessThan(scaleForLoad(1_000));
    expect(Buffer.from(await book).toString('latin1', 0, 8)).toBe('%PDF-1.7');
  });

  it.each([
    ['Chinese', '今天早上我静静地坐着，這個們說話。'],
    ['Japanese', '私は今朝、静かに座っていた。'],
    ['Korean', '오늘 아침 나는 조용히 앉아 있었다.'],
    ['Hebrew', 'הבוקר ישבתי בשקט'],
    ['Arabic', 'جلست هذا الصباح بهدوء'],
    ['Devanagari', 'आज सुबह मैं घर में बैठा रहा।'],
    ['Vietnamese, Russian and Greek', 'Một buổi sáng yên tĩnh. Тихое утро. Ένα ήσυχο πρωί.'],
  ])('has readable text in %s', async (_, text) => {
    const member = await world.member();
    await write(member, text);
    const pdf = await readPdf(new Uint8Array(await (await asked(member, pdfPath)).arrayBuffer()));
    expect(pdf.missing).toBe(0);
    expect(pdf.text).toContain(text.replace(/\s/g, ''));
  });

  it('starts Hebrew lines on the right, with numbers and other scripts from the left', async () => {
    const member = await world.member();
    await write(member, 'שלום (2026) Ways of Being עולם');
    const { text } = await readPdf(new Uint8Array(await (await asked(member, pdfPath)).arrayBuffer()));
    expect(text).toContain(['עולם', 'WaysofBeing', '(2026)', 'שלום'].join(''));
  });
});

describe('export of a long journal', () => {
  let member: Member;
  const entry = words(14_000);
  beforeAll(async () => {
    member = await world.member();
    for (let count = 0; count < 40; count += 1) await write(member, `${count} ${entry}`.slice(0, most));
  });

  it.each(['/api/journal/export?format=md', '/api/journal/export?format=json', '/api/account/export'])(
    'delays no other response by a second and is complete at %s',
    async (path) => {
      const file = asked(member, path).then((response) => response.text());
      expect(await longestWait(file)).toBeLessThan(scaleForLoad(1_000));
      const text = await file;
      for (let count = 0; count < 40; count += 1) expect(text).toContain(`${count} ${entry.slice(0, 100)}`);
      if (!path.endsWith('md')) expect(() => JSON.parse(text) as unknown).not.toThrow();
    },
  );

  it('runs once per member, and stops when the client disconnects', async () => {
    const leaving = new AbortController();
    const first = await asked(member, pdfPath, leaving.signal);
    expect(first.status).toBe(200);
    const second = await world.as(member).get<{ code: string; detail: string }>('/api/account/export');
    expect([second.status, second.body.code]).toEqual([409, 'files.export-under-way']);
    expect(second.body.detail).toMatch(/You are saving a file already/);
    const other = await world.member();
    expect((await asked(other, pdfPath)).status).toBe(200);
    leaving.abort();
    await waitUntil(async () => (await world.as(member).get('/api/journal/export')).status === 200);
  });
});

describe('full journal', () => {
  it('rejects more text, and accepts a shorter text', async () => {
    const member = await world.member();
    const { body: entry } = await write(member, 'a'.repeat(5_000));
    const list = async () => (await world.as(member).get<{ bytes: number; mostBytes: number }>('/api/journal')).body;
    expect(await list()).toMatchObject({ bytes: expect.closeTo(5_000, -2) as number, mostBytes: 20_000_000 });
    const rest = (20_000_000 - 5_900) / 0.75;
    await world.sql(
      `insert into journal_entry (id, user_id, client_id, source, sealed_text, version, written_at, updated_at, deleted_at)
       values (gen_random_uuid(), $1, gen_random_uuid(), 'free', repeat('x', $2), 1, now(), now(), now())`,
      [member.id, Math.round(rest)],
    );
    const refused = (await write(member, 'b'.repeat(5_000))) as unknown as {
      status: number;
      body: { code: string; detail: string };
    };
    expect([refused.status, refused.body.code]).toEqual([409, 'practice.journal-full']);
    expect(refused.body.detail).toMatch(/Your journal is full: it can hold 20 MB/);
    const change = (text: string, version: number) =>
      world.as(member).put(`/api/journal/${entry.id}`, { text, version });
    expect((await change('a'.repeat(9_000), 1)).status).toBe(409);
    expect((await change('a'.repeat(4_000), 1)).status).toBe(200);
    expect((await write(member, 'short')).status).toBe(200);
    expect((await write(member, 'also short')).status).toBe(409);
  });
});
