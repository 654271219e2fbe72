import { Editor, futureEventTimes, type ContentItem } from '#test/makers/editor.ts';
import { World } from '#test/world.ts';

interface Shown {
  readonly people: readonly { readonly id: string; readonly name: string }[];
}

describe('people', () => {
  let world: World;
  let editor: Editor;
  let one: ContentItem;
  let other: ContentItem;
  beforeAll(async () => {
    world = await World.start();
    editor = await Editor.signUp(world);
    [one, other] = [
      await editor.person('Ama Serwaa', { orderNum: 2, isSample: true, bio: 'She **walks**.' }),
      await editor.person('Ben Okri', { orderNum: 1, role: 'host', portraitUrl: 'https://pictures.example/ben.jpg' }),
    ];
  });
  afterAll(() => world.close());

  async function items(personIds: string[]): Promise<{ kind: string; item: ContentItem }[]> {
    const program = await editor.program({ personIds });
    const lesson = await editor.lesson((await editor.module(program.id)).id, { personIds });
    const event = { title: 'Circle', slug: editor.slug('circle'), ...futureEventTimes, personIds };
    const meditation = { title: 'Sit', url: 'https://library.example/sit', personIds };
    return [
      { kind: 'programs', item: program },
      { kind: 'lessons', item: lesson },
      { kind: 'events', item: (await editor.create('events', event)).body },
      { kind: 'meditations', item: (await editor.create('meditations', meditation)).body },
    ];
  }

  const namesOf = async (kind: string, id: string) =>
    (await world.get<Shown>(`/api/${kind}/${id}`)).body.people.map(({ name }) => name);

  it('are listed to every visitor in order', async () => {
    const { body } = await world.get<{ items: Record<string, unknown>[] }>('/api/people');
    expect(body.items).toEqual([
      expect.objectContaining({ title: 'Ben Okri', role: 'host', visibilityTier: 'free', locked: false }),
      expect.objectContaining({ title: 'Ama Serwaa', role: 'teacher', isSample: true, line: 'One line' }),
    ]);
    const person = await world.get<{ bioHtml: string }>(`/api/people/${String(one['slug'])}`);
    expect(person.body.bioHtml).toBe('<p>She <strong>walks</strong>.</p>');
  });

  it('are shown on the items they teach or host, in the order that staff chose', async () => {
    for (const { kind, item } of await items([one.id, other.id])) {
      expect(item['personIds']).toEqual([one.id, other.id]);
      expect((await world.get<Shown>(`/api/${kind}/${item.id}`)).body.people).toEqual([
        {
          ...{ id: one.id, slug: one['slug'], name: 'Ama Serwaa', line: 'One line' },
          ...{ portraitUrl: null, hasBio: true, isSample: true },
        },
        {
          ...{ id: other.id, slug: other['slug'], name: 'Ben Okri', line: 'One line' },
          ...{ portraitUrl: 'https://pictures.example/ben.jpg', hasBio: false, isSample: false },
        },
      ]);
      await editor.change(kind, item.id, { personIds: [other.id, one.id] });
      expect(await namesOf(kind, item.id)).toEqual(['Ben Okri', 'Ama Serwaa']);
      await editor.change(kind, item.id, { personIds: [] });
      expect(await namesOf(kind, item.id)).toEqual([]);
    }
  });

  it('disappear from the items when staff remove them', async () => {
    const gone = await editor.person('Gone Soon');
    const naming = await items([gone.id, one.id]);
    expect((await editor.remove('people', gone.id)).status).toBe(204);
    for (const { kind, item } of naming) {
      expect(await namesOf(kind, item.id)).toEqual(['Ama Serwaa']);
      expect((await editor.read(kind, item.id)).body['personIds']).toEqual([one.id]);
    }
  });
});
