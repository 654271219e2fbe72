import { addSubscriber } from '#test/makers/subscribers.ts';
import { World, type Member } from '#test/world.ts';
import { FreezeCampaigns } from '../use-cases/campaigns/freeze-campaigns.ts';
import type {
  CampaignRecipientPage,
  CampaignStatisticsView,
  CampaignView,
} from '../use-cases/campaigns/campaign.view.ts';
import { SendBatch } from '../use-cases/campaigns/send-batch.ts';
import type { MailHealthView } from '../use-cases/health/mail-health.view.ts';
import { EmailProvider } from '../use-cases/providers/email-provider.ts';

describe('a campaign by SMTP', () => {
  let world: World;
  let admin: Member;
  const read = async <View>(path: string) => (await world.as(admin).get<View>(path)).body;
  const recipients = async (id: string, state: string) =>
    (await read<CampaignRecipientPage>(`/api/admin/campaigns/${id}/recipients?state=${state}`)).items;

  beforeAll(async () => {
    world = await World.start({ smtp: true, schedules: false, settings: { MAIL_PER_MINUTE: '600000' } });
    admin = await world.member({ roles: ['admin'] });
  });
  afterEach(async () => {
    jest.restoreAllMocks();
    await world.mail.control('reset');
  });
  afterAll(() => world.close());

  async function send(source: string, many: number): Promise<CampaignView> {
    for (let at = 1; at <= many; at += 1) await addSubscriber(world, `${at}@${source}.example`, { source });
    const texts = { subject: `To ${source}`, body: 'Good evening.', filter: { sources: [source] } };
    const { id } = (await world.as(admin).post<CampaignView>('/api/admin/campaigns', texts)).body;
    const sent = await world.as(admin).post(`/api/admin/campaigns/${id}/send`, { recipients: many });
    expect(sent.status).toBe(200);
    await world.advance('31s');
    await world.app.get(FreezeCampaigns, { strict: false }).freezeDue();
    await world.settle();
    return read(`/api/admin/campaigns/${id}`);
  }
  const repeatBatches = async (id: string) => {
    const batches = await world.sql<{ id: string }>('select id from email_batch where campaign_id = $1', [id]);
    for (const { id: batchId } of batches) await world.app.get(SendBatch, { strict: false }).send({ batchId });
  };
  const countSent = async (source: string) => [...(await world.mail.countSentTo(`${source}.example`)).values()];

  it('reaches each person once when the server refuses some emails for a time and one for ever', async () => {
    await world.mail.control('outcomes', { email: '3@refused.example', outcome: 'rejected' });
    await world.mail.control('faults', { route: 'SMTP', status: 450, times: 2 });
    const { id, status, progress } = await send('refused', 5);
    expect({ status, progress }).toMatchObject({ status: 'done', progress: { sent: 4, failed: 1, unknown: 0 } });
    expect(await recipients(id, 'failed')).toMatchObject([{ email: '3@refused.example', reason: 'smtp-550' }]);
    expect(await countSent('refused')).toEqual([1, 1, 1, 1]);
    expect(await read<CampaignStatisticsView>(`/api/admin/campaigns/${id}/statistics`)).toMatchObject({
      ...{ provider: 'smtp', reportsDeliveries: false },
    });
  });

  it('lists an email as unknown and does not repeat it when its response is lost', async () => {
    await world.mail.control('faults', { route: 'SMTP', resetAfterCommit: true, times: 1 });
    const { id, status, progress } = await send('lost', 3);
    expect({ status, progress }).toMatchObject({ status: 'done', progress: { sent: 2, failed: 0, unknown: 1 } });
    await repeatBatches(id);
    expect(await countSent('lost')).toEqual([1, 1, 1]);
    const [unknown, ...more] = await recipients(id, 'unknown');
    expect([unknown, more]).toMatchObject([{ state: 'unknown', reason: 'ECONNECTION' }, []]);
    expect(await read<MailHealthView>('/api/admin/mailing/health')).toMatchObject({
      ...{ provider: 'smtp', unknownCount: 1, unknownEmails: [{ recipient: unknown!.email, kind: 'campaign' }] },
    });
  });

  it('lists all emails of a batch as unknown when its worker stops during the attempt', async () => {
    const provider = world.app.get(EmailProvider, { strict: false });
    const sendBatch = provider.sendBatch.bind(provider);
    jest.spyOn(provider, 'sendBatch').mockImplementationOnce(async (key, emails) => {
      await sendBatch(key, emails.slice(0, 1));
      throw new Error('The worker stops here');
    });
    const { id, status, progress } = await send('stopped', 2);
    expect({ status, progress }).toMatchObject({ status: 'done', progress: { sent: 0, unknown: 2, queued: 0 } });
    await repeatBatches(id);
    expect(await countSent('stopped')).toEqual([1]);
    expect(await recipients(id, 'unknown')).toMatchObject([{ reason: 'no-answer' }, { reason: 'no-answer' }]);
  });
});
