import { Editor } from '#test/makers/editor.ts';
import { World } from '#test/world.ts';

describe('slug check', () => {
  let world: World;
  let editor: Editor;
  beforeAll(async () => {
    world = await World.start();
    editor = await Editor.signUp(world);
  });
  afterAll(() => world.close());

  it('suggests a free slug for a taken one', async () => {
    const slug = editor.slug('taken');
    await editor.program({ slug });
    await editor.program({ slug: `${slug}-2` });
    const { body } = await editor.caller.get(`/api/admin/content/programs/slugs/${slug}`);
    expect(body).toEqual({ isFree: false, suggestion: `${slug}-3` });
    const free = await editor.caller.get(`/api/admin/content/programs/slugs/${slug}-9`);
    expect(free.body).toEqual({ isFree: true, suggestion: `${slug}-9` });
  });

  it('counts the slug of an item as free for the item itself, published or a draft', async () => {
    const slug = editor.slug('own');
    const published = await editor.program({ slug });
    const draft = await editor.program({ slug: `${slug}-2`, status: 'draft' });
    const check = async (typed: string, itemId: string) =>
      (await editor.caller.get(`/api/admin/content/programs/slugs/${typed}?itemId=${itemId}`)).body;
    expect(await check(slug, published.id)).toEqual({ isFree: true, suggestion: slug });
    expect(await check(`${slug}-2`, draft.id)).toEqual({ isFree: true, suggestion: `${slug}-2` });
    expect(await check(slug, draft.id)).toEqual({ isFree: false, suggestion: `${slug}-2` });
    const invalid = await editor.caller.get(`/api/admin/content/programs/slugs/${slug}?itemId=none`);
    expect(invalid.status).toBe(400);
  });
});
