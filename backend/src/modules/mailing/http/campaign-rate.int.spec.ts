import { addSubscriber } from '#test/makers/subscribers.ts';
import { World, type Member } from '#test/world.ts';
import type { CampaignRateView, CampaignView } from '../use-cases/campaigns/campaign.view.ts';
import { FreezeCampaigns } from '../use-cases/campaigns/freeze-campaigns.ts';

const minuteMs = 60_000;
const toMinute = (at: Date) => new Date(Math.floor(at.getTime() / minuteMs) * minuteMs).toISOString();

describe('the rate of a campaign', () => {
  let world: World;
  let admin: Member;
  beforeAll(async () => {
    world = await World.start({ schedules: false, settings: { MAIL_PER_MINUTE: '600000' } });
    admin = await world.member({ roles: ['admin'] });
  });
  afterAll(() => world.close());

  const readRate = async (id: string): Promise<CampaignRateView> =>
    (await world.as(admin).get<CampaignView>(`/api/admin/campaigns/${id}`)).body.rate;
  async function sendToTwo(source: string): Promise<{ id: string; sentAt: Date }> {
    for (const name of ['one', 'two']) await addSubscriber(world, `${name}@${source}.example`, { source });
    const input = { subject: `To ${source}`, body: 'Good evening.', filter: { sources: [source] } };
    const { id } = (await world.as(admin).post<CampaignView>('/api/admin/campaigns', input)).body;
    expect(await readRate(id)).toEqual({ limit: 600_000, minutes: [] });
    await world.as(admin).post(`/api/admin/campaigns/${id}/send`, { recipients: 2 });
    await world.advance('31s');
    await world.app.get(FreezeCampaigns, { strict: false }).freezeDue();
    await world.settle();
    const [email] = await world.sql<{ sentAt: Date }>(
      'select min(sent_at) as "sentAt" from email_message where campaign_id = $1',
      [id],
    );
    return { id, sentAt: new Date(email!.sentAt) };
  }
  const addBatch = (id: string, { sent, doneAt }: { sent: number; doneAt: Date }) =>
    world.sql(
      `insert into email_batch (id, campaign_id, state, recipients, sent, created_at, done_at)
       values (gen_random_uuid(), $1, 'done', '[]', $2, $3, $3)`,
      [id, sent, doneAt],
    );
  const before = (at: Date, minutes: number) => new Date(at.getTime() - minutes * minuteMs);

  it('has the sent emails of the 60 minutes that end with the last email', async () => {
    const { id, sentAt } = await sendToTwo('hour');
    expect((await readRate(id)).minutes).toEqual([{ at: toMinute(sentAt), emails: 2 }]);
    await addBatch(id, { sent: 100, doneAt: before(sentAt, 5) });
    const five = (await readRate(id)).minutes;
    expect(five.map(({ emails }) => emails)).toEqual([100, 0, 0, 0, 0, 2]);
    expect(five[0]?.at).toBe(toMinute(before(sentAt, 5)));
    await addBatch(id, { sent: 50, doneAt: before(sentAt, 60) });
    const hour = (await readRate(id)).minutes;
    expect([hour.length, hour[0]]).toEqual([60, { at: toMinute(before(sentAt, 59)), emails: 0 }]);
    expect(hour.reduce((sum, { emails }) => sum + emails, 0)).toBe(102);
  });

  it('ends with the current minute while the campaign is being sent', async () => {
    const { id, sentAt } = await sendToTwo('now');
    await world.advance('10m');
    expect((await readRate(id)).minutes).toHaveLength(1);
    await world.sql(`update email_campaign set status = 'sending' where id = $1`, [id]);
    const { minutes } = await readRate(id);
    expect(minutes.length).toBeGreaterThanOrEqual(11);
    expect(minutes.slice(0, 2)).toEqual([
      { at: toMinute(sentAt), emails: 2 },
      { at: toMinute(before(sentAt, -1)), emails: 0 },
    ]);
  });
});
