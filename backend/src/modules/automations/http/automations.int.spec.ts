import type { ProblemDetails } from '#platform/http/problem.ts';
import { AutomationStaff, emailStep, labelStep, type TestedAutomation } from '#test/makers/automation-staff.ts';
import { World } from '#test/world.ts';

describe('editing an automation', () => {
  let world: World;
  let staff: AutomationStaff;
  beforeAll(async () => {
    world = await World.start();
    staff = await AutomationStaff.start(world);
  });
  afterEach(() => staff.switchAllOff());
  afterAll(() => world.close());

  it('ask where people go who wait for a removed step', async () => {
    const { id } = await staff.create([emailStep('Removed', { waitHours: 24 }), labelStep('stayed')]);
    const address = await staff.join('moved');
    const current = await staff.read(id);
    const [, second] = current.steps;
    const input = { ...staff.buildInput([{ ...labelStep('stayed'), id: second!.id }]), name: current.name };
    const asked = await staff.caller.put<ProblemDetails & { waiting: number }>(`/api/admin/automations/${id}`, input);
    expect([asked.status, asked.body.waiting]).toEqual([409, 1]);
    const saved = await staff.caller.put<TestedAutomation>(`/api/admin/automations/${id}`, {
      ...input,
      waiting: 'continue',
    });
    expect(saved.body.steps).toEqual([expect.objectContaining({ id: second!.id, waiting: 1 })]);
    await world.advance('24h');
    await staff.runDue();
    expect(await staff.peopleOf(id)).toEqual([expect.objectContaining({ email: address, state: 'done' })]);
  });

  it('refuses a version that another person has changed', async () => {
    const { id, name, updatedAt } = await staff.create([labelStep('x')]);
    const change = (version: string) =>
      staff.caller.send(
        'PUT',
        `/api/admin/automations/${id}`,
        JSON.stringify({ ...staff.buildInput([labelStep('y')]), name }),
        {
          'if-match': `"${version}"`,
        },
      );
    const { updatedAt: latest } = await staff.read(id);
    expect(latest).not.toBe(updatedAt);
    expect((await change(updatedAt)).status).toBe(409);
    expect((await change(latest)).status).toBe(200);
  });

  it.each([
    ['no name', { name: ' ' }, 'Name is required'],
    ['an unknown trigger', { trigger: 'never' }, 'Choose when the automation starts'],
    ['no label for its trigger', { trigger: 'label-added' }, 'Choose a label'],
    ['eleven steps', { steps: Array.from({ length: 11 }, () => labelStep('x')) }, 'An automation has at most 10 steps'],
    ['an email without a subject', { steps: [emailStep('')] }, 'Subject is required'],
    ['a negative wait', { steps: [emailStep('x', { waitHours: -1 })] }, 'The wait cannot be negative'],
  ])('refuses %s with a message', async (_, more, message) => {
    const { status, body } = await staff.caller.post<ProblemDetails>(
      '/api/admin/automations',
      staff.buildInput([labelStep('x')], more),
    );
    expect([status, JSON.stringify(body)]).toEqual([400, expect.stringContaining(message)]);
  });

  it('keeps the automations of the product and deletes others only when they are off', async () => {
    const { body } = await staff.caller.get<{ items: TestedAutomation[] }>('/api/admin/automations');
    const builtIn = body.items.filter(({ isBuiltIn }) => isBuiltIn);
    expect(builtIn.map(({ name, isActive }) => [name, isActive])).toEqual([
      ['Welcome series', false],
      ['After the first payment', false],
      ['Two weeks without practice', false],
      ['After a membership ended', false],
    ]);
    const remove = async (id: string) =>
      (await staff.caller.send('DELETE', `/api/admin/automations/${id}`, '{}')).status;
    expect(await remove(builtIn[0]!.id)).toBe(409);
    const { id } = await staff.create([labelStep('x')]);
    expect(await remove(id)).toBe(409);
    await staff.switchTo(id, false);
    expect(await remove(id)).toBe(204);
  });

  it('sends all emails of an automation to the person who tests it', async () => {
    const { id } = await staff.create([
      emailStep('Test one'),
      labelStep('x'),
      emailStep('Test two', { waitHours: 200 }),
    ]);
    expect((await staff.caller.post(`/api/admin/automations/${id}/test`)).status).toBe(204);
    await world.settle();
    // The emails are separate tasks, so either can be sent first.
    expect((await staff.subjectsTo(staff.admin.email)).toSorted()).toEqual(['Test: Test one', 'Test: Test two']);
  });
});
