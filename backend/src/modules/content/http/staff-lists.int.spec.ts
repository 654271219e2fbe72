import { Editor, type ContentItem } from '#test/makers/editor.ts';
import { World } from '#test/world.ts';

interface PageOf<Item> {
  items: Item[];
}

describe('staff lists', () => {
  let world: World;
  let editor: Editor;
  beforeAll(async () => {
    world = await World.start();
    editor = await Editor.signUp(world);
  });
  afterAll(() => world.close());

  it('remove modules with their program and lessons with their module', async () => {
    const { id: programId } = await editor.program();
    const [first, second] = [await editor.module(programId), await editor.module(programId)];
    const [{ id: one }, { id: other }] = [await editor.lesson(first.id), await editor.lesson(second.id)];
    await editor.remove('modules', first.id);
    expect((await editor.read('lessons', one)).status).toBe(404);
    expect((await editor.read('lessons', other)).status).toBe(200);
    await editor.remove('programs', programId);
    expect((await editor.read('modules', second.id)).status).toBe(404);
    expect((await editor.read('lessons', other)).status).toBe(404);
    const [entry] = await world.sql<{ details: object }>(
      `select details from audit_log where action = 'content.removed' and details->>'id' = $1`,
      [programId],
    );
    expect(entry?.details).toMatchObject({ title: 'A program', modules: 1, lessons: 1 });
  });

  it('are ordered by kind or title, and searched by title', async () => {
    const { id, slug: own } = await editor.program({ title: 'Zen of lists' });
    for (const [title, orderNum] of [
      ['beta', 2],
      ['Alpha', 3],
      ['gamma', 1],
    ] as const)
      await editor.module(id, { title, orderNum });
    const titles = async (query: string) =>
      (await editor.caller.get<PageOf<ContentItem>>(`/api/admin/modules?program=${own}${query}`)).body.items.map(
        (item) => item.title,
      );
    expect(await titles('')).toEqual(['gamma', 'beta', 'Alpha']);
    expect(await titles('&sort=title')).toEqual(['Alpha', 'beta', 'gamma']);
    expect(await titles('&q=ALPH')).toEqual(['Alpha']);
    const { body } = await editor.caller.get<PageOf<ContentItem>>('/api/admin/programs?limit=1');
    expect(body.items[0]).toMatchObject({ title: 'Zen of lists', moduleCount: 3 });
  });

  it('return a page by its number and only the items of a tier, drafts included', async () => {
    const { id } = await editor.program();
    for (const orderNum of [1, 2, 3, 4, 5])
      await editor.module(id, {
        ...{ title: `Part ${orderNum}`, orderNum, visibilityTier: orderNum % 2 ? 'creator' : 'seeker' },
        ...(orderNum === 5 && { status: 'draft' }),
      });
    const read = async (query: string) => {
      const url = `/api/admin/modules?program=${id}&limit=2${query}`;
      const { body } = await editor.caller.get<PageOf<ContentItem> & { nextCursor: string | null }>(url);
      return { parts: body.items.map(({ title }) => title), hasNext: body.nextCursor !== null };
    };
    expect(await read('&page=2')).toEqual({ parts: ['Part 3', 'Part 4'], hasNext: true });
    expect(await read('&page=3')).toEqual({ parts: ['Part 5'], hasNext: false });
    expect(await read('&page=4')).toEqual({ parts: [], hasNext: false });
    expect(await read('&tier=creator&page=2')).toEqual({ parts: ['Part 5'], hasNext: false });
    for (const query of ['modules?page=0', 'modules?tier=gold', 'programs?tier=free'])
      expect((await editor.caller.get(`/api/admin/${query}`)).status).toBe(400);
  });

  it('show all fields to support, who cannot write', async () => {
    const support = world.as(await world.member({ roles: ['support'] }));
    const transcript = 'Only members read this';
    const { id: moduleId } = await editor.module((await editor.program()).id, { visibilityTier: 'visionary' });
    const { body } = await editor.create('lessons', { moduleId, title: 'Kept', slug: editor.slug('kept'), transcript });
    const { body: seen } = await support.get<ContentItem>(`/api/admin/lessons/${body.id}`);
    expect(seen).toMatchObject({ transcript, visibilityTier: 'seeker' });
    expect((await support.send('DELETE', `/api/admin/lessons/${body.id}`)).status).toBe(403);
    expect((await editor.read('lessons', body.id)).status).toBe(200);
  });
});
