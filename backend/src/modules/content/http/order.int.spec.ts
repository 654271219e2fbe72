import { Editor, type ContentItem } from '#test/makers/editor.ts';
import { World } from '#test/world.ts';

interface ListOf<Item> {
  readonly items: readonly Item[];
}

describe('order of content', () => {
  let world: World;
  let editor: Editor;
  beforeAll(async () => {
    world = await World.start();
    editor = await Editor.signUp(world);
  });
  afterAll(() => world.close());

  const storeOrder = (kind: string, parentId: string, ids: readonly string[]) =>
    editor.caller.send<{ detail: string }>(
      'PUT',
      `/api/admin/content/${kind}/order`,
      JSON.stringify({ parentId, ids }),
    );
  const titles = async (url: string) =>
    (await editor.caller.get<ListOf<ContentItem>>(url)).body.items.map(({ title }) => title);
  const orderNums = async (lessons: readonly ContentItem[]) =>
    Promise.all(lessons.map(async ({ id }) => (await editor.read('lessons', id)).body['orderNum']));

  async function moduleWithLessons(): Promise<{ module: ContentItem; lessons: ContentItem[] }> {
    const module = await editor.module((await editor.program()).id);
    const lessons: ContentItem[] = [];
    for (const title of ['One', 'Two', 'Three'])
      lessons.push(await editor.lesson(module.id, { title, orderNum: lessons.length + 1 }));
    return { module, lessons };
  }

  it('is stored in one call for modules and lessons, and readers see it at once', async () => {
    const { module, lessons } = await moduleWithLessons();
    const [one, two, three] = lessons.map(({ id }) => id) as [string, string, string];
    expect((await storeOrder('lessons', module.id, [three, one, two])).status).toBe(204);
    expect(await titles(`/api/admin/lessons?module=${module.id}`)).toEqual(['Three', 'One', 'Two']);
    expect(await titles(`/api/lessons?module=${module.id}`)).toEqual(['Three', 'One', 'Two']);
    const programId = String(module['programId']);
    const first = await editor.module(programId, { title: 'Before', orderNum: 2 });
    expect((await storeOrder('modules', programId, [first.id, module.id])).status).toBe(204);
    expect(await titles(`/api/modules?program=${programId}`)).toEqual(['Before', 'A module']);
  });

  it('includes drafts, which appear at their place when they are published', async () => {
    const { module, lessons } = await moduleWithLessons();
    const [one, two, three] = lessons as [ContentItem, ContentItem, ContentItem];
    const draft = await editor.lesson(module.id, { title: 'Draft', orderNum: 9, status: 'draft' });
    await storeOrder('lessons', module.id, [draft.id, three.id, two.id, one.id]);
    expect(await titles(`/api/lessons?module=${module.id}`)).toEqual(['Three', 'Two', 'One']);
    expect((await editor.read('lessons', draft.id)).body).toMatchObject({ status: 'draft', orderNum: 1 });
    await editor.change('lessons', draft.id, { status: 'published' });
    expect(await titles(`/api/lessons?module=${module.id}`)).toEqual(['Draft', 'Three', 'Two', 'One']);
  });

  it('replaces an unpublished place of published content, and leaves its other unpublished changes', async () => {
    const { module, lessons } = await moduleWithLessons();
    const [one, two, three] = lessons as [ContentItem, ContentItem, ContentItem];
    const values = { orderNum: 3, summary: 'Not published yet' };
    await editor.caller.send('PUT', `/api/admin/content/lessons/${one.id}/draft`, JSON.stringify({ values }));
    await storeOrder('lessons', module.id, [one.id, three.id, two.id]);
    expect((await editor.read('lessons', one.id)).body).toMatchObject({
      ...{ orderNum: 1, summary: null },
      draft: { summary: 'Not published yet' },
    });
    await editor.change('lessons', one.id, { status: 'published' });
    expect(await titles(`/api/lessons?module=${module.id}`)).toEqual(['One', 'Three', 'Two']);
  });

  it('records a revision and a new version only for the items that moved', async () => {
    const { module, lessons } = await moduleWithLessons();
    const [one, two, three] = lessons as [ContentItem, ContentItem, ContentItem];
    await storeOrder('lessons', module.id, [one.id, three.id, two.id]);
    const lastRevision = async ({ id }: ContentItem) =>
      (
        await editor.caller.get<ListOf<{ changedFields: string[] }>>(
          `/api/admin/content/lessons/${id}/revisions?limit=1`,
        )
      ).body.items[0];
    expect(await lastRevision(two)).toMatchObject({ action: 'saved', changedFields: ['orderNum'] });
    expect(await lastRevision(one)).toMatchObject({ action: 'published' });
    expect((await editor.read('lessons', one.id)).body.updatedAt).toBe(one.updatedAt);
    expect((await editor.read('lessons', three.id)).body.updatedAt).not.toBe(three.updatedAt);
  });

  it.each([
    ['lacks an item', ([one, two]: string[]) => [one, two]],
    ['has an item that was moved away or deleted', ([one, two]: string[]) => [one, two, crypto.randomUUID()]],
  ])('is rejected without a change when it %s', async (_case, choose) => {
    const { module, lessons } = await moduleWithLessons();
    const { status, body } = await storeOrder(
      ...(['lessons', module.id, choose(lessons.map(({ id }) => id)).toReversed() as string[]] as const),
    );
    expect({ status, detail: body.detail }).toEqual({
      status: 409,
      detail: 'This list has changed in the meantime. Load it again, then change the order.',
    });
    expect(await orderNums(lessons)).toEqual([1, 2, 3]);
  });

  it('is rejected when an id is sent twice, and for kinds without an order', async () => {
    const { module, lessons } = await moduleWithLessons();
    const id = lessons[0]?.id ?? '';
    expect((await storeOrder('lessons', module.id, [id, id])).status).toBe(400);
    expect((await storeOrder('programs', module.id, [id])).status).toBe(404);
    expect((await storeOrder('replays', module.id, [id])).status).toBe(404);
  });

  it('ends in one of both orders when two editors store an order at the same time', async () => {
    const { module, lessons } = await moduleWithLessons();
    const ids = lessons.map(({ id }) => id);
    const answers = await Promise.all([
      storeOrder('lessons', module.id, ids.toReversed()),
      storeOrder('lessons', module.id, [...ids.slice(1), ids[0] ?? '']),
    ]);
    expect(answers.map(({ status }) => status)).toEqual([204, 204]);
    expect(['Three,Two,One', 'Two,Three,One']).toContain((await titles(`/api/lessons?module=${module.id}`)).join(','));
  });
});
