import { DateTime } from 'luxon';
import { readCalendar } from '#test/calendar-file.ts';
import { Editor } from '#test/makers/editor.ts';
import { World } from '#test/world.ts';

const source = [
  '## What to bring',
  'A **warm** coat and *time*.\nNothing else.',
  '- a candle\n- [this page](https://books.example/a?b=c&d)',
  '![Dunes](/files/abc/640.webp)',
  '<script>alert(1)</script>',
].join('\n\n');
const html =
  /^<h2>What to bring<\/h2>\s<p>A <strong>warm<\/strong> coat and <em>time<\/em>\.<br \/>\sNothing else\.<\/p>\s<ul>/;
const plain =
  'What to bring\n\nA warm coat and time.\nNothing else.\n\na candle\nthis page\n\nDunes\n\n<script>alert(1)</script>';

describe('texts of content', () => {
  let world: World;
  let editor: Editor;
  beforeAll(async () => {
    world = await World.start();
    editor = await Editor.signUp(world);
  });
  afterAll(() => world.close());

  it('shows the same text of an event as HTML, in the feed and in the calendar file', async () => {
    const start = DateTime.now().plus({ days: 3 });
    const times = { startsAt: start.toISO(), endsAt: start.plus({ hours: 1 }).toISO() };
    const values = { title: 'Dunes', slug: 'dunes', ...times, zoomLink: 'https://meet.example/a' };
    expect((await editor.create('events', { ...values, description: source })).status).toBe(201);

    const { body } = await world.get<Record<string, string>>('/api/events/dunes');
    expect(body).toMatchObject({ description: source, descriptionPlain: plain });
    expect(body['descriptionHtml']).toMatch(html);
    expect(body['descriptionHtml']).not.toContain('<script');
    expect(body['descriptionHtml']).toContain(
      '<a href="https://books.example/a?b=c&amp;d" rel="noopener">this page</a>',
    );

    const feed = (await world.get('/events.rss')).text;
    const content = /<content:encoded><!\[CDATA\[([^]*?)\]\]>/.exec(feed)?.[1] ?? '';
    expect(content).toMatch(html);
    expect(content).toMatch(/<img src="https?:\/\/[^"/]+\/files\/abc\/640\.webp"/);
    expect(/<item>[^]*?<description><!\[CDATA\[([^]*?)\]\]>/.exec(feed)?.[1]).toBe(plain.replaceAll('<', '&lt;'));

    const { entries } = readCalendar((await world.get('/events/dunes.ics')).text);
    expect(entries[0]?.description).toContain(plain);
  });

  it('returns no HTML of a lesson that the reader may not open, nor of WebVTT', async () => {
    const program = await editor.create('programs', { title: 'Stone', slug: 'stone', longDescription: source });
    const module = await editor.create('modules', { programId: program.body.id, title: 'One', slug: 'one' });
    const lesson = { moduleId: module.body.id, title: 'Water', slug: 'water', transcript: source };
    const { status, body: created } = await editor.create('lessons', lesson);
    expect(status).toBe(201);

    const asVisitor = (await world.get<object>('/api/lessons/water')).body;
    expect(asVisitor).not.toHaveProperty('transcriptHtml');
    expect(asVisitor).not.toHaveProperty('transcriptPlain');
    const member = world.as(await world.member({ tier: 'seeker' }));
    const read = async () => (await member.get<Record<string, string | null>>('/api/lessons/water')).body;
    expect(await read()).toMatchObject({ transcriptHtml: expect.stringMatching(html), transcriptPlain: plain });

    const captions = 'WEBVTT\n\n00:00.000 --> 00:02.000\nSit down.';
    expect((await editor.change('lessons', created.id, { transcript: captions })).status).toBe(200);
    expect(await read()).toMatchObject({ transcript: captions, transcriptHtml: null, transcriptPlain: null });
    const shown = (await world.get<Record<string, string>>('/api/programs/stone')).body;
    expect(shown).toMatchObject({ longDescriptionHtml: expect.stringMatching(html), longDescriptionPlain: plain });
  });
});
