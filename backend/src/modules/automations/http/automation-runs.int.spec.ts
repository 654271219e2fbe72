import { AutomationStaff, emailStep, findZoneAtHour, labelStep } from '#test/makers/automation-staff.ts';
import { Clock } from '#kernel/clock.ts';
import type { ProblemDetails } from '#platform/http/problem.ts';
import { instituteEmail } from '#test/makers/filled-form.ts';
import { World } from '#test/world.ts';
import { RunAutomationStep } from '../use-cases/runs/run-step.ts';
import { StartForQuietMembers } from '../use-cases/runs/start-for-quiet-members.ts';

interface PersonRecord {
  readonly labels: string[];
  readonly automations: { automation: string; state: string; steps: { title: string; result: string }[] }[];
}

describe('automations', () => {
  let world: World;
  let staff: AutomationStaff;
  beforeAll(async () => {
    world = await World.start({ schedules: false });
    staff = await AutomationStaff.start(world);
  });
  afterEach(() => {
    jest.restoreAllMocks();
    return staff.switchAllOff();
  });
  afterAll(() => world.close());

  it('send each step after its wait, once, in their order', async () => {
    const { id } = await staff.create([emailStep('First'), emailStep('Second', { waitHours: 48 })]);
    const address = await staff.join('in-order');
    await staff.runDue();
    await staff.runDue();
    expect(await staff.subjectsTo(address)).toEqual(['First']);
    await world.advance('47h');
    await staff.runDue();
    expect(await staff.subjectsTo(address)).toEqual(['First']);
    await world.advance('1h');
    await staff.runDue();
    await staff.runDue();
    expect(await staff.subjectsTo(address)).toEqual(['First', 'Second']);
    expect(await staff.peopleOf(id)).toEqual([expect.objectContaining({ email: address, state: 'done' })]);
    expect((await staff.read(id)).steps.map(({ sent }) => sent)).toEqual([1, 1]);
  });

  it('start for no one who came before they were switched on', async () => {
    const early = await staff.join('too-early');
    const { id } = await staff.create([emailStep('Late')]);
    await staff.runDue();
    expect(await staff.subjectsTo(early)).toEqual([]);
    expect(await staff.peopleOf(id)).toEqual([]);
  });

  it('keep the places of people while they are switched off', async () => {
    const { id } = await staff.create([emailStep('Paused')]);
    const address = await staff.join('waits');
    await staff.switchTo(id, false);
    await staff.runDue();
    expect(await staff.subjectsTo(address)).toEqual([]);
    await staff.switchTo(id, true);
    await staff.runDue();
    expect(await staff.subjectsTo(address)).toEqual(['Paused']);
  });

  it('send at most one email of the list a day, and staff see who waits', async () => {
    const one = await staff.create([emailStep('Of one')]);
    const other = await staff.create([emailStep('Of other')]);
    const address = await staff.join('capped');
    await staff.runDue();
    expect(await staff.subjectsTo(address)).toHaveLength(1);
    const heldBack = [...(await staff.peopleOf(one.id)), ...(await staff.peopleOf(other.id))].filter(
      ({ isHeldBack }) => isHeldBack,
    );
    expect(heldBack).toEqual([expect.objectContaining({ email: address, state: 'active' })]);
    await world.advance('24h');
    await staff.runDue();
    expect((await staff.subjectsTo(address)).sort()).toEqual(['Of one', 'Of other']);
  });

  it('wait until the morning when an email is due in the night', async () => {
    const { id } = await staff.create([emailStep('By day')]);
    const address = await staff.join('night', { timeZone: findZoneAtHour(2) });
    await staff.runDue();
    expect(await staff.subjectsTo(address)).toEqual([]);
    expect((await staff.read(id)).waiting).toBe(1);
    await world.advance('8h');
    await staff.runDue();
    expect(await staff.subjectsTo(address)).toEqual(['By day']);
    await world.advance('16h');
  });

  it('end when the person unsubscribes, also between queueing and sending', async () => {
    const { id } = await staff.create([labelStep('new here'), emailStep('Never', { waitHours: 24 })]);
    const address = await staff.join('leaver');
    await staff.runDue();
    await world.sql('update email_subscriber set unsubscribed_at = now() where email = $1', [address]);
    await world.advance('24h');
    await staff.runDue();
    expect(await staff.subjectsTo(address)).toEqual([]);
    expect(await staff.peopleOf(id)).toEqual([expect.objectContaining({ email: address, state: 'unsubscribed' })]);
  });

  it('end at their goal, and do not start for people who have reached it', async () => {
    const { id } = await staff.create([emailStep('Buy'), emailStep('Buy now', { waitHours: 24 })], { goal: 'bought' });
    const member = await world.member({ emailConfirmed: true });
    await staff.join(member.email);
    await world.sql(`insert into membership_grant (user_id, tier, granted_at) values ($1, 'seeker', now())`, [
      member.id,
    ]);
    await world.advance('24h');
    await staff.runDue();
    expect(await staff.subjectsTo(member.email)).toEqual([]);
    expect(await staff.peopleOf(id)).toEqual([expect.objectContaining({ email: member.email, state: 'goal' })]);
  });

  it('start only for people who meet all conditions', async () => {
    const { id } = await staff.create([labelStep('from-page')], { sources: ['page'] });
    await staff.join('wrong-source');
    const right = await staff.join('right-source', { source: 'page' });
    expect((await staff.peopleOf(id)).map((person) => person.email)).toEqual([right]);
  });

  it('skip a step for people of other tiers', async () => {
    await staff.create([emailStep('For creators', { tiers: ['creator'] }), emailStep('For all')]);
    const address = await staff.join('free-tier');
    await staff.runDue();
    expect(await staff.subjectsTo(address)).toEqual(['For all']);
  });

  it('start others by a label, and never themselves', async () => {
    await staff.create([labelStep('chained')]);
    const second = await staff.create([emailStep('After the label')], {
      trigger: 'label-added',
      triggerLabel: 'chained',
    });
    const address = await staff.join('chain');
    await staff.runDue();
    await staff.runDue();
    expect(await staff.subjectsTo(address)).toEqual(['After the label']);
    const { status, body } = await staff.caller.put<ProblemDetails>(
      `/api/admin/automations/${second.id}`,
      staff.buildInput([labelStep('chained')], { trigger: 'label-added', triggerLabel: 'chained' }),
    );
    expect([status, body.detail]).toEqual([
      400,
      'This automation would start itself. Choose another label for the step.',
    ]);
  });

  it('notify staff with the name of the person', async () => {
    await staff.create([{ ...emailStep(''), action: 'notify-staff', body: 'Please call <b>them</b>.' }]);
    const address = await staff.join('called');
    await staff.runDue();
    const notices = (await world.mail.sentTo(instituteEmail)).filter(({ subject }) => subject.includes(address));
    expect(notices).toHaveLength(1);
    expect(notices[0]!.text).toContain('Please call <b>them</b>.');
    expect(notices[0]!.html).not.toContain('<b>them');
  });

  it('start once after two weeks without practice, and not for members who record no practice', async () => {
    await staff.create([labelStep('quiet')], { trigger: 'practice-quiet' });
    const member = await world.member({ emailConfirmed: true });
    const now = world.app.get(Clock).now();
    const unrecorded = await world.member({ emailConfirmed: true });
    for (const { id } of [member, unrecorded])
      await world.sql(
        `insert into sit (id, user_id, client_id, kind, started_at, seconds, zone, day)
         values (gen_random_uuid(), $1, gen_random_uuid(), 'silent', $2, 600, 'UTC', current_date)`,
        [id, new Date(now.getTime() - 3 * 86_400_000)],
      );
    await world.sql(
      `insert into practice_tracking_consent (user_id, keeps_record, not_kept)
       values ($1, false, tstzmultirange(tstzrange($2, null)))`,
      [unrecorded.id, now],
    );
    const start = async (after: string) => {
      await world.advance(after);
      await world.app.get(StartForQuietMembers, { strict: false }).startDue();
      return (await recordOf(member.id)).automations.length;
    };
    expect([await start('260h'), await start('4h'), await start('24h')]).toEqual([0, 1, 1]);
    expect((await recordOf(unrecorded.id)).automations).toEqual([]);
  });

  const recordOf = async (userId: string) =>
    (await staff.caller.get<PersonRecord>(`/api/admin/users/${userId}/automations`)).body;

  it('show staff the labels and steps of a person, and disappear with the account', async () => {
    await staff.create([labelStep('seen')]);
    const member = await world.member({ emailConfirmed: true });
    await staff.join(member.email);
    await staff.runDue();
    await staff.caller.put(`/api/admin/users/${member.id}/labels`, { labels: ['seen', 'retreat 2026'] });
    const { labels, automations } = await recordOf(member.id);
    expect(labels).toEqual(['retreat 2026', 'seen']);
    expect(automations[0]).toMatchObject({
      state: 'done',
      steps: [{ title: 'Add the label seen', result: 'label-changed' }],
    });
    await staff.caller.send('DELETE', `/api/auth/admin/users/${member.id}`, '{}');
    await world.settle();
    const left = await world.sql(
      `select 1 from sequence_run where email = $1 union all select 1 from email_label where email = $1`,
      [member.email],
    );
    expect(left).toEqual([]);
  });

  it('forget the failures of a step when it succeeds', async () => {
    const { id } = await staff.create([labelStep('later'), emailStep('Then')]);
    jest
      .spyOn(world.app.get(RunAutomationStep, { strict: false }), 'do')
      .mockRejectedValueOnce(new Error(`insert into email_message values ('noor@reader.test') - Not now.`));
    const address = await staff.join('second-attempt');
    await staff.runDue();
    expect(await staff.peopleOf(id)).toEqual([expect.objectContaining({ state: 'active', failure: 'Not now.' })]);
    await world.advance('60s');
    await staff.runDue();
    await staff.runDue();
    expect(await staff.peopleOf(id)).toEqual([expect.objectContaining({ state: 'done', failure: null })]);
    expect(await staff.subjectsTo(address)).toEqual(['Then']);
  });

  it('try a step again later when it fails, and end with the reason after ten attempts', async () => {
    const { id } = await staff.create([labelStep('never'), emailStep('After it')]);
    const broken = jest
      .spyOn(world.app.get(RunAutomationStep, { strict: false }), 'do')
      .mockRejectedValue(new Error('The label could not be added.'));
    const member = await world.member({ emailConfirmed: true });
    await staff.join(member.email);
    await staff.runDue();
    await staff.runDue();
    expect(broken).toHaveBeenCalledTimes(1);
    await world.advance('30s');
    await staff.runDue();
    expect(broken).toHaveBeenCalledTimes(1);
    for (const minutes of [1, 2, 4, 8, 16, 32, 64, 128]) {
      await world.advance(`${minutes * 60}s`);
      await staff.runDue();
    }
    expect(broken).toHaveBeenCalledTimes(9);
    const failure = 'The label could not be added.';
    expect(await staff.peopleOf(id)).toEqual([expect.objectContaining({ state: 'active', failure })]);
    await world.advance('4h');
    await staff.runDue();
    await world.advance('4h');
    await staff.runDue();
    expect(broken).toHaveBeenCalledTimes(10);
    jest.restoreAllMocks();
    await staff.runDue();
    expect(await staff.peopleOf(id)).toEqual([expect.objectContaining({ state: 'failed', failure })]);
    expect((await recordOf(member.id)).automations[0]).toMatchObject({
      ...{ state: 'failed', failure },
      steps: [{ title: 'Add the label never', result: 'failed' }],
    });
    expect(await staff.subjectsTo(member.email)).toEqual([]);
  });
});
