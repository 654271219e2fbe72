import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { World } from './world.ts';

const { paths } = JSON.parse(readFileSync(join(__dirname, '../openapi.json'), 'utf8')) as {
  paths: Record<string, { get?: { parameters?: { name: string }[] } }>;
};
const lists = Object.entries(paths).flatMap(([path, { get }]) =>
  get?.parameters?.some(({ name }) => name === 'cursor') ? [path] : [],
);

const id = '01900000-0000-7000-8000-000000000000';
const sealed = (keys: unknown) => Buffer.from(JSON.stringify(keys)).toString('base64url');
const foreign: Record<string, string> = {
  'no base64': '%%%%',
  'no JSON': Buffer.from('["half').toString('base64url'),
  'no list': sealed({ 0: 'x', 1: id }),
  'too few keys': sealed([id]),
  'too many keys': sealed(['2026-01-01 00:00:00', id, id]),
  'numbers for texts': sealed([1, 2]),
  'nothing in them': sealed([null, null]),
  'a day that no calendar has': sealed(['2026-02-31 00:00:00', id]),
  'a thirteenth month': sealed(['2026-13-01 00:00:00', id]),
  'a year nought': sealed(['0000-01-01 00:00:00', id]),
  'a number without end': sealed(['9'.repeat(40), id]),
  'a word': sealed(['somewhere', id]),
  'a NUL': sealed(['\u0000', id]),
  'no id': sealed(['2026-01-01 00:00:00', 'x']),
};

describe('a cursor that a list did not give out', () => {
  let world: World;
  beforeAll(async () => {
    world = await World.start();
  });
  afterAll(() => world.close());

  it('is looked for at every list', () => {
    expect(lists).toEqual(expect.arrayContaining(['/api/admin/members', '/api/admin/subscribers', '/api/events']));
  });

  it.each(lists)('is refused in plain words by %s', async (path) => {
    const admin = world.as(await world.member({ roles: ['admin'] }));
    const answers: Record<string, unknown> = {};
    for (const [fault, cursor] of Object.entries(foreign)) {
      const { status, body } = await admin.get<{ code: string; detail: string }>(
        `${path}?cursor=${encodeURIComponent(cursor)}`,
      );
      answers[fault] = [status, body.code, body.detail];
    }
    const refusal = [400, 'list.bad-cursor', 'This cursor was not given by this list. Start again without it.'];
    expect(answers).toEqual(Object.fromEntries(Object.keys(foreign).map((fault) => [fault, refusal])));
  });

  it.each(lists)('is told from one that %s gave out', async (path) => {
    const admin = world.as(await world.member({ roles: ['admin'] }));
    const { body } = await admin.get<{ nextCursor: string | null }>(`${path}?limit=1`);
    if (body.nextCursor) expect((await admin.get(`${path}?limit=1&cursor=${body.nextCursor}`)).status).toBe(200);
  });
});
