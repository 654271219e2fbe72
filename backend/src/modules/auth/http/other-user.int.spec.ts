import type { ProblemDetails } from '#platform/http/problem.ts';
import { World, type Member } from '#test/world.ts';

let world: World;
let ava: Member;
let ben: Member;

beforeAll(async () => {
  world = await World.start();
  [ava, ben] = await Promise.all([world.member({ tier: 'creator' }), world.member({ tier: 'creator' })]);
});
afterAll(() => world.close());

const ofLesson = async (): Promise<string> => {
  const { body } = await world.as(ben).get<{ items: { id: string }[] }>('/api/lessons?limit=1');
  return body.items[0]?.id ?? crypto.randomUUID();
};

const sendFor = (owner: Member, sender: Member, [method, path, body]: [method: string, path: string, body?: object]) =>
  world.send<ProblemDetails>(method, path, body && JSON.stringify(body), {
    authorization: `Bearer ${sender.accessToken}`,
    'x-user-id': owner.id,
  });

const clientId = crypto.randomUUID();
const startedAt = new Date(Date.now() - 120_000).toISOString();
const requests: [name: string, method: string, path: string, body?: object][] = [
  ['a journal entry', 'POST', '/api/journal', { clientId, source: 'free', text: 'Of Ava' }],
  ['a sit', 'POST', '/api/sits', { clientId, kind: 'silent', startedAt, seconds: 90, zone: 'UTC' }],
  [
    'a position in a meditation',
    'PUT',
    `/api/meditations/${clientId}/position`,
    { positionSec: 5, playedAt: startedAt },
  ],
  ['a forum topic', 'POST', '/api/forum/topics', { clientId, category: 'practice', title: 'Of Ava', text: 'Of Ava' }],
  ['all topics as read', 'POST', '/api/forum/read-all'],
  ['a notification choice', 'PUT', '/api/notifications/settings', { zone: 'Asia/Tokyo' }],
  ['a check of the tier', 'POST', '/api/functions/check-subscription', {}],
  ['a read of the journal', 'GET', '/api/journal'],
];

describe('request that was created for another user', () => {
  it.each(requests)('is rejected with 409 when it is %s', async (_name, ...request) => {
    const { status, body } = await sendFor(ava, ben, request);
    expect(status).toBe(409);
    expect(JSON.stringify(body)).toContain('Another user is signed in on this device.');
  });

  it('returns a stable error code', async () => {
    const { body } = await sendFor(ava, ben, ['PUT', `/api/lessons/${await ofLesson()}/progress`, {}]);
    expect(body.code).toBe('request.other-user');
  });

  it('is rejected in the form of the auth protocol when it is a change of the account', async () => {
    const { status, headers } = await sendFor(ava, ben, ['PUT', '/api/auth/user', { data: { first_name: 'Ava' } }]);
    expect([status, headers.get('x-sb-error-code')]).toEqual([422, 'request.other-user']);
  });

  it('stores nothing for either user', async () => {
    for (const [, ...request] of requests) await sendFor(ava, ben, request);
    const [counts] = await world.sql<Record<string, string>>(
      `select (select count(*) from journal_entry) entries, (select count(*) from sit) sits,
              (select count(*) from forum_topic) topics`,
    );
    expect(counts).toEqual({ entries: '0', sits: '0', topics: '0' });
  });

  it('is accepted when its user sends it', async () => {
    const responses = [];
    for (const [, ...request] of requests.slice(0, 2)) responses.push((await sendFor(ava, ava, request)).status);
    expect(responses.every((status) => status < 300)).toBe(true);
    const { body } = await world.as(ava).get<{ items: { text: string }[] }>('/api/journal');
    expect(body.items.map(({ text }) => text)).toEqual(['Of Ava']);
  });

  it('does not close a public operation to a visitor', async () => {
    const { status } = await world.send('GET', '/api/programs', undefined, { 'x-user-id': ava.id });
    expect(status).toBe(200);
  });
});
