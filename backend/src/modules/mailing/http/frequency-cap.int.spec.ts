import { AutomationStaff, emailStep } from '#test/makers/automation-staff.ts';
import { World } from '#test/world.ts';
import type { CampaignRecipientPage, CampaignView } from '../use-cases/campaigns/campaign.view.ts';
import { FreezeCampaigns } from '../use-cases/campaigns/freeze-campaigns.ts';
import { QueueDailyReflections } from '../use-cases/reflections/queue-daily-reflections.ts';

describe('one email of the list per person and day', () => {
  let world: World;
  let staff: AutomationStaff;

  beforeAll(async () => {
    world = await World.start({ schedules: false, settings: { MAIL_PER_MINUTE: '600000' } });
    staff = await AutomationStaff.start(world);
    await world.sql(
      `insert into reflections (id, date, title, text, question, is_sample)
       select gen_random_uuid(), current_date - 2 + n, 'Reflection ' || n, 'A text', 'What stays?', false
       from generate_series(0, 6) n`,
    );
  });
  afterEach(() => staff.switchAllOff());
  afterAll(() => world.close());

  async function sendCampaign(source: string): Promise<CampaignView> {
    const texts = { subject: `To ${source}`, body: 'Hello', filter: { sources: [source] } };
    const { id } = (await staff.caller.post<CampaignView>('/api/admin/campaigns', texts)).body;
    expect((await staff.caller.post(`/api/admin/campaigns/${id}/send`, { recipients: 1 })).status).toBe(200);
    await world.advance('31s');
    await world.app.get(FreezeCampaigns, { strict: false }).freezeDue();
    await world.settle();
    return (await staff.caller.get<CampaignView>(`/api/admin/campaigns/${id}`)).body;
  }

  it('holds back a campaign and shows it to staff when an automation has sent an email that day', async () => {
    await staff.create([emailStep('Of an automation')]);
    const email = await staff.join('first-automation', { source: 'automation-first' });
    await staff.runDue();
    const { id, progress } = await sendCampaign('automation-first');
    expect(progress).toMatchObject({ total: 1, sent: 0, heldBack: 1 });
    const path = `/api/admin/campaigns/${id}/recipients?heldBack=true`;
    const { items } = (await staff.caller.get<CampaignRecipientPage>(path)).body;
    expect(items).toMatchObject([{ email, reason: 'held-back' }]);
    expect(await staff.subjectsTo(email)).toEqual(['Of an automation']);
  });

  it('delays an email of an automation to the next morning when a campaign was sent that day', async () => {
    const { id } = await staff.create([emailStep('After the campaign')]);
    const email = await staff.join('first-campaign', { source: 'campaign-first' });
    expect((await sendCampaign('campaign-first')).progress).toMatchObject({ sent: 1, heldBack: 0 });
    await staff.runDue();
    expect(await staff.subjectsTo(email)).toEqual(['To campaign-first']);
    expect(await staff.peopleOf(id)).toEqual([expect.objectContaining({ email, isHeldBack: true })]);
    await world.advance('24h');
    await staff.runDue();
    expect(await staff.subjectsTo(email)).toEqual(['To campaign-first', 'After the campaign']);
  });

  it('does not count the daily reflection', async () => {
    const email = await staff.join('reflection', { source: 'with-reflection' });
    await world.sql(
      `update email_subscriber set reflection_at = now() - interval '1 minute', last_reflection_day = last_reflection_day - 1
       where email = $1`,
      [email],
    );
    const reflections = world.app.get(QueueDailyReflections, { strict: false });
    await reflections.queueDue();
    await world.settle();
    expect((await sendCampaign('with-reflection')).progress).toMatchObject({ sent: 1, heldBack: 0 });
    expect(await staff.subjectsTo(email)).toEqual([expect.stringMatching(/^Reflection \d/), 'To with-reflection']);
  });
});
