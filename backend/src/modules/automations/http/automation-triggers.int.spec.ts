import { GrantTier } from '#modules/membership/index.ts';
import { AutomationStaff, emailStep, labelStep } from '#test/makers/automation-staff.ts';
import { Buyer } from '#test/makers/buyer.ts';
import { filledForms } from '#test/makers/filled-form.ts';
import { createForumSteps } from '#test/makers/forum.ts';
import { World, type Member } from '#test/world.ts';
import { startAutomationsOnEvents } from '../reactions/start-on-event.ts';
import { automationTriggers, quietPracticeTrigger } from '../use-cases/triggers/triggers.ts';

interface Reaction {
  start(payload: object, occurredAt: Date): Promise<void>;
}

interface Listed {
  readonly id: string;
  readonly name: string;
}

describe('triggers of automations', () => {
  let world: World;
  let staff: AutomationStaff;
  const { begin, postsOf } = createForumSteps(() => world);
  beforeAll(async () => {
    world = await World.start({ schedules: false });
    staff = await AutomationStaff.start(world);
  });
  afterEach(() => staff.switchAllOff());
  afterAll(() => world.close());

  const startedBy = async (trigger: string) => {
    const { id } = await staff.create([labelStep('new')], { trigger });
    return async () => (await staff.peopleOf(id)).map(({ email }) => email);
  };
  const confirm = async ({ id }: Member) => {
    await world.sql('update users set email_confirmed_at = now() where id = $1', [id]);
  };
  const findBuiltIn = async (name: string) => {
    const { body } = await staff.caller.get<{ items: Listed[] }>('/api/admin/automations');
    return body.items.find((one) => one.name === name)!.id;
  };

  it('are at least 15, each with its own sentence', async () => {
    const { body } = await staff.caller.get<{ triggers: { name: string; text: string }[] }>(
      '/api/admin/automations/options',
    );
    expect(body.triggers.map(({ name }) => name)).toEqual(automationTriggers.map(({ name }) => name));
    expect(new Set(body.triggers.map(({ text }) => text)).size).toBeGreaterThanOrEqual(15);
  });

  it('start the series after the first payment, and the series after the end of the membership', async () => {
    const [first, last] = [await findBuiltIn('After the first payment'), await findBuiltIn('After a membership ended')];
    for (const id of [first, last]) await staff.switchTo(id, true);
    const cancelled = await startedBy('renewal-cancelled');
    const buyer = await Buyer.signUp(world);
    const { email } = buyer.member;
    await confirm(buyer.member);
    await staff.join(email);
    const peopleOf = async (id: string) =>
      (await staff.peopleOf(id)).map((person) => `${person.email} ${person.state}`);
    await buyer.pay('seeker_monthly');
    await world.settle();
    expect([await peopleOf(first), await peopleOf(last)]).toEqual([[`${email} active`], []]);
    await world.advance('48h');
    await staff.runDue();
    const subjects = await staff.subjectsTo(email);
    expect(subjects.filter((subject) => subject === 'You are now a Seeker member')).toHaveLength(1);
    expect(subjects).toContain('Three ways to begin');

    expect((await world.as(buyer.member).post('/api/account/membership/cancel')).status).toBe(200);
    await world.settle();
    expect(await cancelled()).toEqual([email]);
    expect(await peopleOf(last)).toEqual([]);
    await world.advance('32d');
    await staff.runDue();
    expect(await peopleOf(last)).toEqual([`${email} active`]);
    await world.advance('7d');
    await staff.runDue();
    expect(await staff.subjectsTo(email)).toContain('Your place stays open');
  });

  it('start automations for posts, thanks and forms of the site', async () => {
    const [written, thanked, received] = [
      await startedBy('post-written'),
      await startedBy('post-thanked'),
      await startedBy('inquiry-received'),
    ];
    const [author, reader] = [
      await world.member({ tier: 'seeker', emailConfirmed: true }),
      await world.member({ tier: 'seeker', emailConfirmed: true }),
    ];
    const { slug } = (await begin(author)).body;
    const [post] = (await postsOf(reader, slug)).items;
    expect((await world.as(reader).put(`/api/forum/posts/${post!.id}/thanks`, { isThanked: true })).status).toBe(200);
    expect((await world.post('/api/forms/contact', filledForms.contact)).status).toBeLessThan(300);
    await world.settle();
    expect([await written(), await thanked(), await received()]).toEqual([
      [author.email],
      [author.email],
      [filledForms.contact.email],
    ]);
  });

  it('find the person of each event about an account, and no person without a confirmed email', async () => {
    const [member, unconfirmed] = [await world.member({ emailConfirmed: true }), await world.member()];
    const ofAccounts = automationTriggers
      .map(({ name }) => name)
      .filter((name) => !['list-joined', 'label-added', 'inquiry-received', quietPracticeTrigger].includes(name));
    const reactions = startAutomationsOnEvents.map((type) => world.app.get<Reaction>(type, { strict: false }));
    const started = new Map<string, () => Promise<string[]>>();
    for (const name of ofAccounts) started.set(name, await startedBy(name));
    const triggered = automationTriggers.filter(({ on }) => on);
    for (const [at, reaction] of reactions.entries()) {
      if (!ofAccounts.includes(triggered[at]!.name)) continue;
      for (const { id } of [member, unconfirmed]) {
        const payload = { userId: id, userIds: [id], authorId: id, tier: 'seeker', status: 'canceled' };
        await reaction.start(payload, new Date());
      }
    }
    for (const [name, people] of started) expect([name, await people()]).toEqual([name, [member.email]]);
  });

  it('start an automation for a granted tier, and not for a removed one', async () => {
    const granted = await startedBy('tier-granted');
    const people = [await world.member({ emailConfirmed: true }), await world.member({ emailConfirmed: true })];
    const grants = world.app.get(GrantTier, { strict: false });
    for (const [at, { id }] of people.entries())
      await grants.grant({ userId: id, tier: at === 0 ? 'seeker' : 'free', grantedBy: null });
    await world.settle();
    expect(await granted()).toEqual([people[0]!.email]);
  });

  it('start an automation once when its event happens twice for a person', async () => {
    const { id } = await staff.create([emailStep('Once')], { trigger: 'post-written' });
    const author = await world.member({ tier: 'seeker', emailConfirmed: true });
    await begin(author);
    await begin(author, { title: 'Another breath' });
    await world.settle();
    expect(await staff.peopleOf(id)).toHaveLength(1);
  });
});
