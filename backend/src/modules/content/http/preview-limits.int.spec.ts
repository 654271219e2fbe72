import { makeCourse, type TestCourse } from '#test/makers/course.ts';
import { World } from '#test/world.ts';
import type { PreviewReader } from '../domain/preview-token.ts';
import { Publisher } from '../use-cases/editing/publisher.ts';

interface Links {
  readonly links: readonly { readonly reader: PreviewReader; readonly url: string }[];
}

describe('limits of a preview of content', () => {
  let world: World;
  let course: TestCourse;
  beforeAll(async () => {
    world = await World.start();
    course = await makeCourse(world, 1);
  });
  afterAll(() => world.close());

  const open = async (kind: string, id: string) => {
    const { status, body, text } = await course.editor.caller.post<Links>(`/api/admin/content/${kind}/previews`, {
      id,
    });
    if (status !== 201) throw new Error(text);
    const token = body.links.find(({ reader }) => reader === 'visionary')?.url.split('#')[1] ?? '';
    return <Body>(method: string, path: string) => world.send<Body>(method, path, undefined, { 'x-preview': token });
  };
  const create = async (kind: string, values: object) => {
    const { status, body, text } = await course.editor.create(kind, values);
    if (status !== 201) throw new Error(text);
    return body.id;
  };

  it('open the media of the previewed item only', async () => {
    const values = await course.editor.draft('replays');
    const [own, other] = [
      await create('replays', values),
      await create('replays', await course.editor.draft('replays')),
    ];
    const show = await open('replays', own);
    const { status, body } = await show<{ url: string }>('POST', `/api/media/replays/${own}/link`);
    expect(status).toBe(200);
    expect((await world.send('HEAD', body.url)).status).toBe(200);
    const event = await open('events', String(values['eventId']));
    const refused = [
      await show('POST', `/api/media/replays/${other}/link`),
      await show('POST', `/api/media/replay-sounds/${other}/link`),
      await show('GET', `/api/media/replays/${other}`),
      await show('GET', `/api/media/replays/${other}/captions.vtt`),
      await world.get(body.url.replace(own, other)),
      await event('POST', `/api/media/replays/${own}/link`),
    ];
    for (const { status: code, text } of refused)
      expect({ code, text }).toEqual({ code: 403, text: expect.stringContaining('preview.read-only') });
  });

  it('open the library file of the previewed item only', async () => {
    const values = { ...(await course.editor.draft('resources')), url: '/library/foundations-workbook.pdf' };
    const [own, other] = [await create('resources', values), await create('resources', values)];
    const show = await open('resources', own);
    expect((await show('GET', `/api/resources/${own}/file`)).status).toBe(200);
    const { status, text } = await show('GET', `/api/resources/${other}/file`);
    expect({ status, text }).toEqual({ status: 403, text: expect.stringContaining('preview.read-only') });
  });

  it('try to publish each incomplete draft below the item only once', async () => {
    const { editor, module } = course;
    const complete = { status: 'draft', title: 'Complete', slug: editor.slug('l'), moduleId: module.id };
    const incomplete = JSON.stringify({ values: { title: 'Without a slug', moduleId: module.id } });
    for (let count = 0; count < 5; count += 1)
      await editor.caller.send('PUT', `/api/admin/content/lessons/${crypto.randomUUID()}/draft`, incomplete);
    const last = await create('lessons', complete);
    const publish = jest.spyOn(world.app.get(Publisher, { strict: false }), 'publish');
    const show = await open('modules', module.id);
    expect(publish).toHaveBeenCalledTimes(6);
    publish.mockRestore();
    const { body } = await show<{ items: { id: string }[] }>('GET', `/api/lessons?module=${module.id}`);
    expect(body.items.map(({ id }) => id)).toEqual(expect.arrayContaining([course.lessons[0]?.id, last]));
    expect(body.items).toHaveLength(2);
  });
});
