import { makeCourse } from '#test/makers/course.ts';
import { findTablesContaining } from '#test/makers/traces.ts';
import { memberPassword, World, type Member } from '#test/world.ts';
import { EraseDueAccounts } from '../use-cases/erase-due-accounts.ts';

interface Exported {
  liveEvents: { calendar: { url: string } | null };
  practice: {
    lessons: { lessonId: string; doneAt: string | null }[];
    meditations: object[];
    sits: object[];
    journal: { text: string }[];
  };
}

describe('practice and journal data', () => {
  let world: World;
  let lessonId: string;
  let meditationId: string;
  beforeAll(async () => {
    world = await World.start();
    const { editor, lessons } = await makeCourse(world, 1);
    lessonId = lessons[0]!.id;
    const draft = { title: 'A sit', url: 'https://library.example/sit.m4a', durationSec: 900 };
    meditationId = (await editor.create('meditations', draft)).body.id;
  });
  afterAll(() => world.close());

  const practise = async (): Promise<Member> => {
    const member = await world.member({ tier: 'seeker' });
    const caller = world.as(member);
    await caller.put(`/api/lessons/${lessonId}/seen`, { seen: true });
    const place = { positionSec: 300, playedAt: new Date().toISOString() };
    await caller.put(`/api/meditations/${meditationId}/position`, place);
    await caller.post('/api/journal', { clientId: crypto.randomUUID(), source: 'free', text: 'Mine' });
    await caller.post('/api/sits', {
      ...{ clientId: crypto.randomUUID(), kind: 'silent', seconds: 600, zone: 'Europe/Berlin' },
      startedAt: '2025-06-10T06:00:00Z',
    });
    await caller.put('/api/practice/record', { keepsRecord: true });
    await caller.put('/api/sitters', { showsLight: true });
    await caller.post('/api/sitters');
    await caller.get('/api/calendar');
    return member;
  };
  const exported = async (member: Member) => (await world.as(member).get<Exported>('/api/account/export')).body;

  it('is exported with the account, the journal as plain text', async () => {
    const { practice, liveEvents } = await exported(await practise());
    expect(liveEvents.calendar?.url).toMatch(/\/calendar\/.+\.ics$/);
    expect(practice.lessons).toMatchObject([{ lessonId, doneAt: expect.any(String) as string }]);
    expect(practice.meditations).toMatchObject([{ meditationId, positionSec: 300 }]);
    expect(practice.sits).toMatchObject([{ kind: 'silent', seconds: 600, day: '2025-06-10' }]);
    expect(practice.journal).toMatchObject([{ text: 'Mine' }]);
  });

  it('stays after the end of a plan', async () => {
    const member = await practise();
    await world.sql('delete from membership_grant where user_id = $1', [member.id]);
    const { practice } = await exported(member);
    expect([practice.lessons, practice.sits, practice.journal].map(({ length }) => length)).toEqual([1, 1, 1]);
  });

  it('is deleted with the account', async () => {
    const member = await practise();
    expect(await findTablesContaining(world, member.id)).toEqual(
      expect.arrayContaining([
        'calendar_url',
        'journal_entry',
        'lesson_progress',
        'meditation_position',
        'practice_tracking_consent',
        'sit',
        'sitter',
      ]),
    );
    await world.as(member).post('/api/account/delete', { password: memberPassword });
    await world.sql(`update account_deletion set due_at = now() - interval '1 second' where user_id = $1`, [member.id]);
    await world.app.get(EraseDueAccounts, { strict: false }).eraseDue();
    await world.settle();
    expect(await findTablesContaining(world, member.id)).toEqual(['audit_log', 'outbox']);
  });
});
