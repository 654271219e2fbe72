import { Editor, type ContentItem } from '#test/makers/editor.ts';
import { createNotificationHelpers } from '#test/makers/notifications.ts';
import { World, type Member } from '#test/world.ts';
import { NotifyOpenedModules } from '#modules/practice/use-cases/progress/notify-opened-modules.ts';

describe('module notifications', () => {
  let world: World;
  let editor: Editor;
  let people: ReturnType<typeof createNotificationHelpers>;
  beforeAll(async () => {
    world = await World.start({ schedules: false });
    editor = await Editor.signUp(world);
    people = createNotificationHelpers(world);
  });
  afterAll(() => world.close());

  async function program(): Promise<[ContentItem, ContentItem][]> {
    const { id } = await editor.program({ title: 'Week by week', opens: 'weekly' });
    const parts: [ContentItem, ContentItem][] = [];
    for (const [at, visibilityTier] of ['seeker', 'creator', 'seeker'].entries()) {
      const module = await editor.module(id, { title: `Week ${at + 1}`, orderNum: at + 1, visibilityTier });
      parts.push([module, await editor.lesson(module.id, { durationSec: 100, visibilityTier })]);
    }
    return parts;
  }
  const begin = (member: Member, lesson: ContentItem | undefined, daysAgo: number) =>
    world.sql(
      `insert into lesson_progress (user_id, lesson_id, position_sec, position_played_at, watched, seen_sec, started_at)
       values ($1, $2, 0, now(), '{}', 0, now() - make_interval(days => $3::int, mins => 5))`,
      [member.id, lesson?.id, daysAgo],
    );
  const sweep = async () => {
    const tell = () => world.app.get(NotifyOpenedModules, { strict: false }).notify();
    await Promise.all([tell(), tell()]);
    await tell();
    await world.settle();
  };
  const titlesFor = async (member: Member) => (await people.list(member)).items.map(({ title }) => title);

  it("are sent once per opened module of the member's tier", async () => {
    const [[, first] = []] = await program();
    const [creator, seeker] = [await world.member({ tier: 'creator' }), await world.member({ tier: 'seeker' })];
    for (const member of [creator, seeker]) await begin(member, first, 7);
    await sweep();
    expect([await titlesFor(creator), await titlesFor(seeker)]).toEqual([['Week 2'], ['Week 3']]);
    await world.sql(`update lesson_progress set started_at = started_at - interval '7 days'`);
    await sweep();
    expect([await titlesFor(creator), await titlesFor(seeker)]).toEqual([['Week 3', 'Week 2'], ['Week 3']]);
  });

  it('are not sent before the week is over, days after it, or for a module already started', async () => {
    const [[, first] = [], [, second] = []] = await program();
    const members = await Promise.all([6, 9, 7].map(() => world.member({ tier: 'creator' })));
    for (const [at, days] of [6, 9, 7].entries()) await begin(members[at]!, first, days);
    await begin(members[2]!, second, 0);
    await sweep();
    for (const member of members) expect(await titlesFor(member)).toEqual([]);
  });
});
