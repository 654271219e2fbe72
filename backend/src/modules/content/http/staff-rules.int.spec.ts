import type { ProblemDetails } from '#platform/http/problem.ts';
import { Editor, futureEventTimes } from '#test/makers/editor.ts';
import { World } from '#test/world.ts';

const unknownId = '01900000-0000-7000-8000-000000000000';

describe('validation of staff content', () => {
  let world: World;
  let editor: Editor;
  beforeAll(async () => {
    world = await World.start();
    editor = await Editor.signUp(world);
  });
  afterAll(() => world.close());

  it('trims texts, and stores empty texts as null and tags without duplicates', async () => {
    const empty = { videoUrl: '', summary: ' ', transcript: '', reflectionPrompt: '' };
    const { body: lesson } = await editor.create('lessons', {
      ...(await editor.draft('lessons')),
      title: ' One ',
      ...empty,
    });
    expect(lesson).toMatchObject({
      title: 'One',
      videoUrl: null,
      summary: null,
      transcript: null,
      reflectionPrompt: null,
    });
    const tagged = { ...(await editor.draft('meditations')), tags: [' calm', 'calm', '', 'quiet '] };
    const { body: meditation } = await editor.create('meditations', tagged);
    expect(meditation['tags']).toEqual(['calm', 'quiet']);
    expect((await editor.change('meditations', meditation.id, { tags: [' '] })).body['tags']).toBeNull();
  });

  it.each([
    ['programs', { title: '' }, 'title', 'Title is required'],
    ['programs', { title: null }, 'title', 'Title is required'],
    ['programs', { title: 'x'.repeat(201) }, 'title', 'Title must be less than 200 characters'],
    [
      'programs',
      { slug: 'Big Words' },
      'slug',
      'Slug may have small letters, digits and hyphens only, such as first-steps',
    ],
    ['programs', { slug: '01900000-0000-7000-8000-000000000000' }, 'slug', /^Slug may have/],
    ['programs', { slug: '../etc' }, 'slug', /^Slug may have/],
    ['programs', { heroImage: 'javascript:alert(1)' }, 'heroImage', /^Hero image must begin with https/],
    ['programs', { icon: '//elsewhere.example/x.svg' }, 'icon', /^Icon must begin with https/],
    ['programs', { isMembersOnly: null }, 'isMembersOnly', 'Members only must be true or false'],
    ['programs', { opens: 'never' }, 'opens', 'Choose all, in-order or weekly'],
    ['programs', { personIds: ['x'] }, 'personIds', 'Choose people that exist'],
    ['programs', { personIds: null }, 'personIds', 'Choose people that exist'],
    ['programs', { personIds: [unknownId] }, 'personIds', 'Choose people that exist'],
    ['programs', { personIds: [unknownId, unknownId] }, 'personIds', 'Name each person once'],
    ['modules', { programId: '' }, 'programId', 'Program is required'],
    [
      'modules',
      { programId: '01900000-0000-7000-8000-000000000000' },
      'programId',
      'Choose a program that is published, or publish it first',
    ],
    ['modules', { orderNum: 0 }, 'orderNum', 'Order must be at least 1'],
    ['modules', { visibilityTier: 'gold' }, 'visibilityTier', 'Choose free, seeker, creator or visionary'],
    ['modules', { featured: 0 }, 'featured', 'Featured must be at least 1'],
    ['modules', { featured: 1.5 }, 'featured', 'Featured must be a whole number'],
    ['lessons', { isOpen: null }, 'isOpen', 'Open to everyone must be true or false'],
    ['lessons', { chapters: ['0:00 Arriving'] }, 'chapters', 'Chapters must be a text'],
    ['lessons', { chapters: '0:00 Arriving\nThe end' }, 'chapters', /^Chapters: line 2 must be a time and a title/],
    ['lessons', { chapters: '1:00 One\n1:00 Two' }, 'chapters', 'Chapters: line 2 must begin after the line before'],
    ['lessons', { personIds: [unknownId] }, 'personIds', 'Choose people that exist'],
    ['lessons', { moduleId: 'x' }, 'moduleId', 'Choose a module that exists'],
    ['lessons', { durationSec: -1 }, 'durationSec', 'Duration must be at least 0'],
    ['lessons', { durationSec: 1.5 }, 'durationSec', 'Duration must be a whole number'],
    ['lessons', { videoUrl: 'data:text/html,x' }, 'videoUrl', /^Video URL must begin with https/],
    ['events', { startsAt: '' }, 'startsAt', 'Start is required'],
    ['events', { startsAt: '2030-02-30T19:00:00Z' }, 'startsAt', /^Start must be a date and time/],
    ['events', { startsAt: '2030-03-01T19:00:00' }, 'startsAt', /^Start must be a date and time/],
    ['events', { startsAt: '1999-03-01T19:00:00Z' }, 'startsAt', 'Start must be between 2000 and 2099'],
    ['events', { startsAt: '0001-03-01T19:00:00Z' }, 'startsAt', /^Start must be a date and time/],
    ['events', { category: 'party' }, 'category', 'Choose workshop, circle, retreat or webinar'],
    ['events', { zone: 'Mars/Olympus' }, 'zone', 'Choose a time zone such as America/New_York'],
    ['events', { recurrence: 'FREQ=DAILY;BYMONTHDAY=31;BYMONTH=2' }, 'recurrence', /such as FREQ=WEEKLY;BYDAY=WE$/],
    ['events', { recurrence: 'FREQ=WEEKLY;BYDAY=SA' }, 'recurrence', /^The start must be the first date of the rule/],
    ['events', { recurrence: 'FREQ=DAILY;UNTIL=20300305' }, 'recurrence', /^The start must be the first date/],
    ['events', { recurrence: 'FREQ=DAILY;UNTIL=20301399' }, 'recurrence', /such as FREQ=WEEKLY;BYDAY=WE$/],
    ['events', { recurrence: 'FREQ=DAILY;UNTIL=99991231' }, 'recurrence', /^The rule must end before 2100/],
    ['events', { recurrence: 'FREQ=DAILY;UNTIL=99991231T235959' }, 'recurrence', /^The rule must end before 2100/],
    ['events', { recurrence: 'FREQ=DAILY;UNTIL=21000101' }, 'recurrence', /^The rule must end before 2100/],
    [
      'events',
      { recurrence: 'FREQ=WEEKLY;BYDAY=WE,TH', endsAt: '2030-03-07T20:00:00-05:00' },
      'endsAt',
      'It must end before the next date starts',
    ],
    ['events', { personIds: [unknownId] }, 'personIds', 'Choose people that exist'],
    ['meditations', { personIds: [unknownId] }, 'personIds', 'Choose people that exist'],
    ['meditations', { isOpen: 1 }, 'isOpen', 'Open to everyone must be true or false'],
    ['meditations', { url: '' }, 'url', 'URL is required'],
    ['meditations', { url: 'ftp://files.example/x' }, 'url', /^URL must begin with https/],
    ['meditations', { url: 'http://files.example/x' }, 'url', /^URL must begin with https/],
    ['meditations', { url: 'https://staff:secret@files.example/x' }, 'url', /^URL must begin with https/],
    ['meditations', { url: '/files/media/not-there.m4a' }, 'url', 'There is no such file in the library'],
    ['meditations', { url: '/files/media/../library/x.m4a' }, 'url', 'There is no such file in the library'],
    ['meditations', { url: 'https://elsewhere.example/x' }, 'url', /^Media may not come from elsewhere\.example\./],
    ['lessons', { videoUrl: 'https://elsewhere.example/x' }, 'videoUrl', /^Media may not come from elsewhere/],
    ['meditations', { transcript: 'Only words.' }, 'transcript', /^Transcript must be WebVTT/],
    ['meditations', { type: '' }, 'type', 'Choose guided, soundbath, breathwork or visualization'],
    ['meditations', { tags: 'calm, quiet' }, 'tags', 'Tags must be a list of words'],
    ['meditations', { tags: ['calm', 'a\u0000'] }, 'tags', /^This text contains a character/],
    ['people', { title: '' }, 'title', 'Name is required'],
    ['people', { line: ' ' }, 'line', 'Line is required'],
    ['people', { role: 'guru' }, 'role', 'Choose teacher, host or both'],
    ['people', { portraitUrl: 'javascript:alert(1)' }, 'portraitUrl', /^Portrait must begin with https/],
    ['reflections', { date: '' }, 'date', 'Date is required'],
    ['reflections', { date: '2030-02-30' }, 'date', /^Date must be a day of this century/],
    ['reflections', { date: '2030-03-01T00:00:00Z' }, 'date', /^Date must be a day of this century/],
    [
      'reflections',
      { audioUrl: 'https://elsewhere.example/x.mp3' },
      'audioUrl',
      /^Media may not come from elsewhere.example/,
    ],
    ['reflections', { text: '' }, 'text', 'Text is required'],
    ['reflections', { question: null }, 'question', 'Question is required'],
    ['resources', { type: 'zip' }, 'type', 'Choose pdf, workbook, guide, template or video'],
    ['resources', { url: '/library/not-there.pdf' }, 'url', 'There is no such file in the library'],
    ['resources', { url: '/library/../secrets.pdf' }, 'url', 'There is no such file in the library'],
    [
      'resources',
      { url: '/downloads/seven-mornings.pdf', visibilityTier: 'creator' },
      'visibilityTier',
      /^Files under/,
    ],
    ['resources', { createdAt: '2020-01-01T00:00:00Z' }, 'createdAt', /should not exist/],
  ])('rejects %s %j and names the field', async (kind, wrong, field, message) => {
    const draft = await editor.draft(kind);
    const { status, body } = await editor.create<ProblemDetails>(kind, { ...draft, ...wrong });
    expect(status).toBe(400);
    expect(body.errors?.[0]).toEqual({
      field,
      message: message instanceof RegExp ? expect.stringMatching(message) : message,
    });
    const { body: item } = await editor.create(kind, await editor.draft(kind));
    const changed = await editor.change<ProblemDetails>(kind, item.id, wrong);
    expect({ status: changed.status, field: changed.body.errors?.[0]?.field }).toEqual({ status: 400, field });
    expect((await editor.read(kind, item.id)).body).toEqual(item);
  });

  it('names every missing field when the body is empty', async () => {
    const { body } = await editor.create<ProblemDetails>('events', {});
    expect(body.errors?.map(({ message }) => message)).toEqual([
      'Title is required',
      'Slug is required',
      'Start is required',
      'End is required',
    ]);
  });

  it('removes control characters, and line breaks from texts on one line', async () => {
    const typed = 'One\r\nlight \u0001!';
    const { status, body } = await editor.create('events', {
      ...{ title: typed, description: typed },
      ...{ slug: editor.slug('typed'), ...futureEventTimes },
    });
    expect({ status, body }).toMatchObject({
      status: 201,
      body: { title: 'One light  !', description: 'One\nlight  !' },
    });
  });

  it('rejects an event that ends before it starts, also when only one of the two changes', async () => {
    const late = { field: 'endsAt', message: 'The end must come after the start' };
    const refused = await editor.create<ProblemDetails>('events', {
      ...{ title: 'Backwards', slug: editor.slug('backwards') },
      ...{ startsAt: futureEventTimes.endsAt, endsAt: futureEventTimes.startsAt },
    });
    expect(refused.body.errors).toEqual([late]);
    const { body } = await editor.create('events', {
      title: 'Circle',
      slug: editor.slug('circle'),
      ...futureEventTimes,
    });
    const { status, body: problem } = await editor.change<ProblemDetails>('events', body.id, {
      startsAt: '2030-03-07T12:00:00Z',
    });
    expect({ status, errors: problem.errors }).toEqual({ status: 400, errors: [late] });
  });

  it('stores only a link for an online event and only a location for others', async () => {
    const places = { zoomLink: 'https://meet.example/room', location: 'Santa Fe' };
    const { body } = await editor.create('events', {
      title: 'Circle',
      slug: editor.slug('circle'),
      ...futureEventTimes,
      ...places,
    });
    expect(body).toMatchObject({ isVirtual: true, zoomLink: places.zoomLink, location: null });
    const moved = await editor.change('events', body.id, { isVirtual: false, location: places.location });
    expect(moved.body).toMatchObject({ isVirtual: false, zoomLink: null, location: places.location });
  });
});
