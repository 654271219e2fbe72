import { createChangedEventSteps } from '#test/makers/changed-events.ts';
import { Editor } from '#test/makers/editor.ts';
import { World } from '#test/world.ts';
import type { EventPeopleView } from '../use-cases/staff/event-people.view.ts';

const hourMs = 3_600_000;
const inHours = (hours: number) => new Date(Math.ceil(Date.now() / hourMs) * hourMs + hours * hourMs).toISOString();

function parseCsv(text: string): string[][] {
  const rows: string[][] = [[]];
  for (const [, quoted, plain, end] of text
    .replace('\uFEFF', '')
    .matchAll(/(?:"((?:[^"]|"")*)"|([^",\r\n]*))(,|\r\n|$)/g)) {
    rows.at(-1)?.push(quoted?.replaceAll('""', '"') ?? plain ?? '');
    if (end === '\r\n') rows.push([]);
    if (end === '') break;
  }
  return rows.filter((row) => row.join('') !== '');
}

describe('people of a date', () => {
  let world: World;
  let editor: Editor;
  beforeAll(async () => {
    world = await World.start();
    editor = await Editor.signUp(world);
  });
  afterAll(() => world.close());

  const { event, person, come } = createChangedEventSteps(
    () => world,
    () => editor,
  );
  const startsAt = inHours(0);
  const held = () => event({ startsAt, endsAt: inHours(2), capacity: 2 });
  const path = (id: string, rest = '') => `/api/admin/events/${id}/people${rest}?startsAt=${startsAt}`;

  async function eventWithPeople() {
    const { id, title } = await held();
    const [coming, other, waiting, uninvited] = [await person(), await person(), await person(), await person()];
    for (const member of [coming, other, waiting]) await come(member, id, startsAt);
    for (const member of [coming, uninvited])
      await world.sql('insert into attendance (user_id, event_id, known_as, joined_at) values ($1, $2, $3, $3)', [
        member.id,
        id,
        startsAt,
      ]);
    return { id, title, coming, other, waiting, uninvited };
  }

  it('are listed with their RSVP and attendance, for staff with the role support too', async () => {
    const { id, coming, other, waiting, uninvited } = await eventWithPeople();
    const support = world.as(await world.member({ roles: ['support'] }));
    const { body } = await support.get<EventPeopleView>(path(id));
    const find = (userId: string) => body.items.find((item) => item.userId === userId);
    expect(body.total).toBe(4);
    expect(find(coming.id)).toMatchObject({ answer: 'coming', joinedAt: startsAt, tier: 'seeker' });
    expect(find(other.id)).toMatchObject({ answer: 'coming', joinedAt: null });
    expect(find(waiting.id)).toMatchObject({ answer: 'waiting', joinedAt: null });
    expect(find(uninvited.id)).toMatchObject({ answer: null, joinedAt: startsAt, isRecordedByStaff: false });
  });

  it('are exported as CSV that no spreadsheet runs as a formula', async () => {
    const { id, title, coming, waiting } = await eventWithPeople();
    await world.sql(`update users set first_name = '=HYPERLINK("x")', last_name = 'Sato, "Hana"' where id = $1`, [
      coming.id,
    ]);
    const { status, text, headers } = await editor.caller.get(path(id, '/csv'));
    expect([status, headers.get('content-type')]).toEqual([200, 'text/csv; charset=utf-8']);
    expect(headers.get('content-disposition')).toBe(`attachment; filename="${title}-${startsAt.slice(0, 10)}.csv"`);
    const [head, ...rows] = parseCsv(text);
    expect(head).toEqual(['Name', 'Email', 'Plan', 'Said yes', 'Came', 'Joined at (UTC)', 'Recorded by']);
    expect(rows).toHaveLength(4);
    expect(rows.find(([, email]) => email === coming.email)).toEqual([
      `'=HYPERLINK("x") Sato, "Hana"`,
      ...[coming.email, 'seeker', 'yes', 'yes', startsAt, 'Join button'],
    ]);
    expect(rows.find(([, email]) => email === waiting.email)?.slice(3)).toEqual(['waiting list', 'no', '', '']);
    expect(
      await world.sql(
        `select details from audit_log where action = 'events.people-exported' and details->>'eventId' = $1`,
        [id],
      ),
    ).toEqual([{ details: { eventId: id, startsAt } }]);
  });

  it('are an error for a time without a date', async () => {
    const { id } = await held();
    const { status } = await editor.caller.get(`/api/admin/events/${id}/people/csv?startsAt=${inHours(5)}`);
    expect(status).toBe(404);
  });
});
