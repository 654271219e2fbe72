import { addSubscriber } from '#test/makers/subscribers.ts';
import { World, type Member } from '#test/world.ts';
import type { CampaignView } from '../use-cases/campaigns/campaign.view.ts';
import { FreezeCampaigns } from '../use-cases/campaigns/freeze-campaigns.ts';
import { SendBatch } from '../use-cases/campaigns/send-batch.ts';
import { EmailRateLimiter } from '../use-cases/emails/email-rate-limiter.ts';
import type { MailHealthView } from '../use-cases/health/mail-health.view.ts';

describe('a campaign while the provider is away for a day', () => {
  let world: World;
  let admin: Member;
  const act = (id: string, action: string, body: object = {}) =>
    world.as(admin).post<CampaignView>(`/api/admin/campaigns/${id}/${action}`, body);
  const read = async (id: string) => (await world.as(admin).get<CampaignView>(`/api/admin/campaigns/${id}`)).body;

  beforeAll(async () => {
    world = await World.start({ schedules: false, settings: { MAIL_PER_MINUTE: '600000' } });
    admin = await world.member({ roles: ['admin'] });
  });
  afterEach(async () => {
    jest.restoreAllMocks();
    await world.mail.control('reset');
  });
  afterAll(() => world.close());

  /** Pauses the campaign while the queue runs, so that only the returned `attempt` sends a request. */
  async function sendWithoutAttempt(
    source: string,
  ): Promise<{ id: string; attempt: (status: number) => Promise<void> }> {
    for (const name of ['one', 'two']) await addSubscriber(world, `${name}@${source}.example`, { source });
    const texts = { subject: `To ${source}`, body: 'Hello', filter: { sources: [source] } };
    const { id } = (await world.as(admin).post<CampaignView>('/api/admin/campaigns', texts)).body;
    expect((await act(id, 'send', { recipients: 2 })).status).toBe(200);
    const setStatus = (status: string) =>
      world.sql('update email_campaign set status = $2, pause_reason = null where id = $1', [id, status]);
    const limiter = world.app.get(EmailRateLimiter, { strict: false });
    jest.spyOn(limiter, 'waitForBatch').mockImplementationOnce(async () => void (await setStatus('paused')));
    await world.advance('31s');
    await world.app.get(FreezeCampaigns, { strict: false }).freezeDue();
    await world.settle();
    await setStatus('sending');
    const [batch] = await world.sql<{ id: string }>('select id from email_batch where campaign_id = $1', [id]);
    const attempt = async (status: number) => {
      await world.mail.control('faults', { route: 'POST /emails/batch', status, times: 1 });
      const sending = world.app.get(SendBatch, { strict: false }).send({ batchId: batch!.id });
      await expect(sending).rejects.toThrow('did not accept');
    };
    return { id, attempt };
  }
  const moveBack = async (id: string, hours: number) => {
    for (const change of [
      'email_batch set first_attempt_at = first_attempt_at',
      'email_message set refused_since = refused_since',
    ])
      await world.sql(`update ${change} - make_interval(hours => $2) where campaign_id = $1`, [id, hours]);
  };
  const letProviderReturn = async (id: string) => {
    await act(id, 'pause');
    expect((await read(id)).progress.waitingSince).toBeNull();
    await act(id, 'resume');
    await world.settle();
    return read(id);
  };
  const countSent = async (source: string) => [...(await world.mail.countSentTo(`${source}.example`)).values()];

  it('says since when emails wait, and sends each once when the provider returns within 23 hours', async () => {
    const { id, attempt } = await sendWithoutAttempt('outage');
    await attempt(503);
    expect((await read(id)).progress.waitingSince).toBeNull();
    await moveBack(id, 22);
    await attempt(503);
    const { progress } = await read(id);
    const hours = (Date.now() - Date.parse(progress.waitingSince!)) / 3_600_000;
    expect([progress.queued, Math.round(hours)]).toEqual([2, 22]);
    const { status, progress: ended } = await letProviderReturn(id);
    expect([status, ended.sent, ended.unknown, ended.waitingSince]).toEqual(['done', 2, 0, null]);
    expect(await countSent('outage')).toEqual([1, 1]);
  });

  it('sends each email once after more than a day when the provider refused the requests', async () => {
    const { id, attempt } = await sendWithoutAttempt('refusals');
    await attempt(429);
    await moveBack(id, 26);
    const { waitingSince } = (await read(id)).progress;
    expect(Math.round((Date.now() - Date.parse(waitingSince!)) / 3_600_000)).toBe(26);
    const { status, progress } = await letProviderReturn(id);
    expect([status, progress.sent, progress.unknown]).toEqual(['done', 2, 0]);
    expect(await countSent('refusals')).toEqual([1, 1]);
  });

  it('lists the emails as unknown and repeats none after 23 hours without a response', async () => {
    const { id, attempt } = await sendWithoutAttempt('silence');
    await attempt(503);
    await moveBack(id, 24);
    const { status, progress } = await letProviderReturn(id);
    expect([status, progress.sent, progress.unknown]).toEqual(['done', 0, 2]);
    expect(await countSent('silence')).toEqual([]);
    const { body } = await world.as(admin).get<MailHealthView>('/api/admin/mailing/health');
    expect(body.unknownEmails.map(({ recipient }) => recipient).toSorted()).toEqual([
      'one@silence.example',
      'two@silence.example',
    ]);
  });
});
