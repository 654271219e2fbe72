import { Editor, type ContentItem } from '#test/makers/editor.ts';
import { World } from '#test/world.ts';
import { allKinds } from '../kinds/index.ts';

interface Copy {
  readonly id: string;
  readonly title: string;
  readonly count: number;
}

describe('copy of content', () => {
  let world: World;
  let editor: Editor;
  beforeAll(async () => {
    world = await World.start();
    editor = await Editor.signUp(world);
  });
  afterAll(() => world.close());

  const copy = (kind: string, id: string) => editor.caller.post<Copy>(`/api/admin/content/${kind}/${id}/copy`, {});
  const list = async (url: string) => (await editor.caller.get<{ items: ContentItem[] }>(url)).body.items;

  it('has the modules and lessons of the program as drafts with free slugs', async () => {
    const program = await editor.program({ title: 'The path', heroImage: '/files/hero.jpg' });
    const module = await editor.module(program.id, { title: 'Start', orderNum: 3 });
    const film = '/files/media/replay-1.mp4';
    const lesson = await editor.lesson(module.id, { title: 'One', videoUrl: film, chapters: '0:00 Arriving' });
    const draft = await editor.lesson(module.id, { title: 'Two', orderNum: 2, status: 'draft' });
    const { status, body } = await copy('programs', program.id);
    expect({ status, body }).toEqual({
      status: 201,
      body: { id: expect.any(String), title: 'Copy of The path', count: 4 },
    });
    expect((await editor.read('programs', body.id)).body).toMatchObject({
      ...{ title: 'Copy of The path', status: 'draft', slug: `${program['slug']}-2`, heroImage: '/files/hero.jpg' },
    });
    const modules = await list(`/api/admin/modules?program=${body.id}`);
    expect(modules).toEqual([
      expect.objectContaining({ title: 'Start', status: 'draft', orderNum: 3, slug: `${module['slug']}-2` }),
    ]);
    const lessons = await list(`/api/admin/lessons?module=${modules[0]?.id}`);
    expect(lessons.map(({ title, slug }) => [title, slug])).toEqual([
      ['One', `${lesson['slug']}-2`],
      ['Two', `${draft['slug']}-2`],
    ]);
    expect((await editor.read('lessons', lessons[0]?.id ?? '')).body).toMatchObject({
      ...{ status: 'draft', videoUrl: film, chapters: '0:00 Arriving' },
    });
    expect((await world.get(`/api/programs/${body.id}`)).status).toBe(404);
    for (const [kind, id] of [
      ['programs', body.id],
      ['modules', modules[0]?.id],
      ['lessons', lessons[0]?.id],
    ] as const)
      expect((await editor.change(kind, id ?? '', { status: 'published' })).status).toBe(200);
  });

  it('is the last lesson of the same module, with the unpublished changes of the original', async () => {
    const module = await editor.module((await editor.program()).id);
    const lesson = await editor.lesson(module.id, { title: 'One', orderNum: 1 });
    await editor.lesson(module.id, { title: 'Two', orderNum: 2 });
    const values = JSON.stringify({ values: { summary: 'New words' } });
    await editor.caller.send('PUT', `/api/admin/content/lessons/${lesson.id}/draft`, values);
    const { body } = await copy('lessons', lesson.id);
    expect((await editor.read('lessons', body.id)).body).toMatchObject({
      ...{ title: 'Copy of One', moduleId: module.id, orderNum: 3, summary: 'New words' },
    });
    expect((await copy('lessons', lesson.id)).body).toMatchObject({ count: 1 });
    expect((await editor.read('lessons', lesson.id)).body).toMatchObject({ summary: null, title: 'One' });
  });

  it('has a title of at most 200 characters', async () => {
    const program = await editor.program({ title: 'x'.repeat(200) });
    const { body } = await copy('programs', program.id);
    expect((await editor.change('programs', body.id, { status: 'published' })).status).toBe(200);
  });

  it('is refused as a whole when it has more than 200 items', async () => {
    const program = await editor.program();
    const module = await editor.module(program.id);
    await world.sql(
      `insert into lessons (id, module_id, title, slug, order_num)
       select gen_random_uuid(), $1, 'A lesson', 'many-' || number, number from generate_series(1, 199) as number`,
      [module.id],
    );
    const count = async () =>
      (await world.sql<{ count: number }>('select count(*)::int as count from content_item'))[0];
    const before = await count();
    const { status, text } = await copy('programs', program.id);
    expect({ status, text }).toEqual({ status: 409, text: expect.stringContaining('Copy its modules one by one') });
    expect(await count()).toEqual(before);
    expect((await copy('modules', module.id)).body).toMatchObject({ count: 200 });
  });

  it('does not exist for an item in the trash', async () => {
    const program = await editor.program();
    await editor.remove('programs', program.id);
    expect((await copy('programs', program.id)).status).toBe(404);
  });

  it.each(allKinds)('is a draft of one item for $name without children', async ({ name }) => {
    const { body: original } = await editor.create(name, await editor.draft(name));
    const { body } = await copy(name, original.id);
    expect(body).toMatchObject({ title: `Copy of ${original.title}`, count: 1 });
    expect((await editor.read(name, body.id)).body).toMatchObject({ status: 'draft' });
  });
});
