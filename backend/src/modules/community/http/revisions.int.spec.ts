import { World, type Member } from '#test/world.ts';

interface Revision {
  html: string;
  isHeld: boolean;
}
interface Case {
  version: number;
  revisions: { source: string; isHeld: boolean }[];
}

let world: World;
let [author, reader, staff]: Member[] = [];
beforeAll(async () => {
  world = await World.start();
  [author, reader, staff] = await Promise.all([
    world.member({ tier: 'seeker' }),
    world.member({ tier: 'seeker' }),
    world.member({ roles: ['support'] }),
  ]);
});
afterAll(() => world.close());

const historyFor = (member: Member, id: string) => world.as(member).get<Revision[]>(`/api/forum/posts/${id}/history`);
const edit = (id: string, text: string) => world.as(author!).put(`/api/forum/posts/${id}`, { text, mentions: [] });
const caseOf = async (id: string) => (await world.as(staff!).get<Case>(`/api/admin/forum/posts/${id}`)).body;
const approve = async (id: string) =>
  world.as(staff!).post(`/api/admin/forum/posts/${id}/deeds`, {
    ...{ version: (await caseOf(id)).version, kind: 'leave', reason: 'The link is gone.' },
  });

describe('an earlier version of a post', () => {
  it('is visible only to its author and staff when it was held and the edited post is approved', async () => {
    const topic = await world.as(reader!).post<{ slug: string }>('/api/forum/topics', {
      ...{ clientId: crypto.randomUUID(), category: 'general', title: 'Quiet', text: 'Hello', mentions: [] },
    });
    const reply = { clientId: crypto.randomUUID(), text: 'Buy at https://held.example', mentions: [] };
    const written = await world
      .as(author!)
      .post<{ id: string; isHeld: boolean }>(`/api/forum/topics/${topic.body.slug}/posts`, reply);
    expect(written.body.isHeld).toBe(true);
    const { id } = written.body;
    await edit(id, 'A kind reply');
    expect((await historyFor(author!, id)).body).toMatchObject([{ isHeld: true }]);
    expect((await historyFor(reader!, id)).status).toBe(404);

    expect((await approve(id)).status).toBe(200);
    await edit(id, 'A kinder reply');
    const [seen, own] = [await historyFor(reader!, id), await historyFor(author!, id)];
    expect(seen.body.map(({ html }) => html)).toEqual(['<p>A kind reply</p>']);
    expect(own.body.map(({ isHeld }) => isHeld)).toEqual([false, true]);
    expect((await caseOf(id)).revisions).toMatchObject([
      { source: 'A kind reply', isHeld: false },
      { source: 'Buy at https://held.example', isHeld: true },
    ]);
  });

  it("is excluded from search and from other members' exports when it was held", async () => {
    const found = await world.as(reader!).get<{ items: object[] }>('/api/forum/search?q=held.example');
    expect(found.body.items).toEqual([]);
    const exported = await world.as(reader!).get<object>('/api/account/export');
    expect(exported.status).toBe(200);
    expect(JSON.stringify(exported.body)).not.toContain('held.example');
  });
});
