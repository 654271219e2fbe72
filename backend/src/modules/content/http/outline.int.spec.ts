import { Editor } from '#test/makers/editor.ts';
import { World } from '#test/world.ts';

interface ListOf<Item> {
  items: Item[];
  nextCursor: string | null;
}
type Shown = Record<string, unknown>;

describe('outline of a program', () => {
  let world: World;
  let slug: unknown;
  beforeAll(async () => {
    world = await World.start();
    const editor = await Editor.signUp(world);
    const program = await editor.program();
    slug = program['slug'];
    const second = await editor.module(program.id, { title: 'Second', orderNum: 2, visibilityTier: 'creator' });
    const first = await editor.module(program.id, { title: 'First', orderNum: 1 });
    const kept = {
      transcript: 'kept words',
      videoUrl: 'https://kept.example/film.mp4',
      reflectionPrompt: 'kept question',
    };
    await editor.lesson(second.id, { title: 'Third', orderNum: 1, ...kept });
    await editor.lesson(first.id, { title: 'Two', orderNum: 2, ...kept });
    await editor.lesson(first.id, { title: 'One', orderNum: 1, ...kept });
  });
  afterAll(() => world.close());

  it('lists its modules in order with their lesson counts', async () => {
    const { body } = await world.get<ListOf<Shown>>(`/api/modules?program=${String(slug)}`);
    expect(body.items.map(({ title, lessonCount }) => [title, lessonCount])).toEqual([
      ['First', 2],
      ['Second', 1],
    ]);
  });

  it('lists its lessons by module across pages, with their tiers and without guarded fields', async () => {
    const seen: Shown[] = [];
    for (let cursor: string | null = ''; cursor !== null;) {
      const { body }: { body: ListOf<Shown> } = await world.get<ListOf<Shown>>(
        `/api/lessons?program=${String(slug)}&limit=1${cursor ? `&cursor=${cursor}` : ''}`,
      );
      seen.push(...body.items);
      cursor = body.nextCursor;
    }
    expect(
      seen.map(({ title, moduleTitle, visibilityTier, locked }) => [title, moduleTitle, visibilityTier, locked]),
    ).toEqual([
      ['One', 'First', 'seeker', true],
      ['Two', 'First', 'seeker', true],
      ['Third', 'Second', 'creator', true],
    ]);
    expect(JSON.stringify(seen)).not.toMatch(/kept|transcript|videoUrl|reflectionPrompt/);
  });

  it('rejects a cursor of another order', async () => {
    const { body } = await world.get<ListOf<Shown>>('/api/lessons?limit=1');
    const { status } = await world.get(`/api/lessons?program=${String(slug)}&cursor=${body.nextCursor}`);
    expect(status).toBe(400);
  });
});
