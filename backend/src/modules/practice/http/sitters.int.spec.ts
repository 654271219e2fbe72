import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { findFreePorts } from 'stand-ins/ports';
import { createApi } from '#app/api.ts';
import { ApiModule } from '#app/api.module.ts';
import { RenderedPageStore } from '#platform/site/rendered-pages.ts';
import { OpenPage } from '#test/makers/open-page.ts';
import { waitUntil } from '#test/until.ts';
import { World, type Member } from '#test/world.ts';
import { TrackSitterPresence } from '../use-cases/sits/sitter-presence.ts';

interface Sitters {
  people: number | null;
  others: number | null;
  showsLight: boolean;
}

let world: World;
beforeAll(async () => (world = await World.start({ pages: true })));
afterEach(() => world.sql('delete from sitter'));
afterAll(() => world.close());

const setConsent = (member: Member, showsLight: boolean) => world.as(member).put('/api/sitters', { showsLight });
const sit = async (member: Member) => (await world.as(member).post<Sitters>('/api/sitters')).body;
const read = async (member: Member, query = '') => (await world.as(member).get<Sitters>(`/api/sitters${query}`)).body;

async function agreed(count: number): Promise<Member[]> {
  const people = await Promise.all(Array.from({ length: count }, () => world.member()));
  for (const person of people) await setConsent(person, true);
  return people;
}
const sitTogether = (people: readonly Member[]) => Promise.all(people.map(sit));

describe('people who meditate now', () => {
  let people: [Member, Member, Member];
  let silent: Member;
  beforeAll(async () => {
    people = (await agreed(3)) as [Member, Member, Member];
    silent = await world.member();
  });

  it('are shown from three on, and dropped after 75 s without a heartbeat', async () => {
    const [first, second, third] = people;
    await sit(first);
    expect(await sit(second)).toEqual({ people: null, others: null, showsLight: true });
    expect((await sit(third)).people).toBe(3);
    await world.advance('40s');
    expect((await read(first)).people).toBe(3);
    await sit(first);
    await sit(third);
    await world.advance('40s');
    expect((await read(first)).people).toBeNull();
  });

  it('are counted only while they consent', async () => {
    const [first, second, third] = people;
    await sitTogether(people);
    expect(await sit(silent)).toEqual({ people: 3, others: null, showsLight: false });
    expect(await world.sql('select user_id from sitter where user_id = $1', [silent.id])).toEqual([]);
    await setConsent(first, false);
    await sitTogether([second, third]);
    expect(await sit(first)).toEqual({ people: null, others: null, showsLight: false });
    await setConsent(first, true);
  });

  it('are counted once when they have several pages open', async () => {
    const [first] = people;
    await sitTogether([...people, first, first]);
    expect((await read(first)).people).toBe(3);
  });

  it('are counted at the end for a reader who meditated at the same time', async () => {
    const [first] = people;
    await sitTogether(people);
    await world.advance('10m');
    await sit(first);
    expect(await read(first, '?seconds=300')).toMatchObject({ people: null, others: null });
    expect(await read(first, '?seconds=1200')).toMatchObject({ people: null, others: 2 });
    expect(await read(silent, '?seconds=1200')).toMatchObject({ others: 3 });
  });

  it.each(['seconds=0', 'seconds=x', 'seconds=1.5', 'seconds=99999'])('return 400 for ?%s', async (query) => {
    expect((await world.as(silent).get(`/api/sitters?${query}`)).status).toBe(400);
  });

  it('are deleted after half a day', async () => {
    await sitTogether(people);
    await world.advance('13h');
    await world.app.get(TrackSitterPresence, { strict: false }).removeExpired();
    expect(await world.sql('select user_id from sitter')).toEqual([]);
  });

  it('are shown to visitors from ten on, in the figures and on the home page', async () => {
    const counted = async () => (await world.get<{ sitters: number | null }>('/api/figures')).body.sitters;
    const home = async () => (await world.get('/')).text;
    const seven = await agreed(7);
    await sitTogether([...people.slice(1), ...seven]);
    expect(await counted()).toBeNull();
    expect(await home()).not.toContain('people are sitting now');
    await sit(people[0]);
    await world.advance('61s');
    await sitTogether([...people, ...seven]);
    expect(await counted()).toBe(10);
    await world.app.get(RenderedPageStore, { strict: false }).refresh();
    await waitUntil(async () => (await home()).includes('people are sitting now'));
  });
});

it('consent to be counted does not change the consent to a record', async () => {
  const member = await world.member();
  await world.as(member).put('/api/practice/record', { keepsRecord: false });
  await setConsent(member, true);
  const { body } = await world.as(member).get<{ keepsRecord: boolean }>('/api/practice/record');
  expect(body.keepsRecord).toBe(false);
});

describe('live updates of people who meditate now', () => {
  let other: NestFastifyApplication;
  let page: OpenPage;
  let people: Member[];
  beforeAll(async () => {
    const port = await findFreePorts(1);
    other = await createApi(ApiModule, { pages: false });
    await other.listen(port, '127.0.0.1');
    people = await agreed(3);
    page = await OpenPage.open(`http://127.0.0.1:${port}`, { token: (await world.member()).accessToken });
  });
  afterAll(async () => {
    page.close();
    await other.close();
  });

  it('send only the number, across api processes, and again when it changes', async () => {
    const messages = page.subscribe<object>('sitters');
    await waitUntil(async () => messages.length > 0);
    expect(messages.at(-1)).toEqual({ people: null });
    await sitTogether(people);
    await waitUntil(async () => messages.length > 1);
    expect(messages.at(-1)).toEqual({ people: 3 });
    await world.advance('76s');
    await waitUntil(async () => messages.length > 2);
    expect(messages.at(-1)).toEqual({ people: null });
  });

  it('are not sent to a page that did not subscribe or has unsubscribed', async () => {
    const [nothing, before] = [page.subscribe('entitlements'), page.subscribe<object>('sitters')];
    await waitUntil(async () => before.length > 0);
    page.unsubscribe('sitters');
    const listener = await OpenPage.open(world.url, { token: (await world.member()).accessToken });
    const messages = listener.subscribe<object>('sitters');
    await waitUntil(async () => messages.length > 0);
    await sitTogether(people);
    await waitUntil(async () => messages.length > 1);
    expect([nothing, before]).toEqual([[], [{ people: null }]]);
    listener.close();
  });
});
