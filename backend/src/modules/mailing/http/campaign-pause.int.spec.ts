import type { OperationsView } from '#modules/admin/use-cases/operations/operations.view.ts';
import { Clock } from '#kernel/clock.ts';
import { waitUntil } from '#test/until.ts';
import { World, type Member } from '#test/world.ts';
import { FreezeCampaigns } from '../use-cases/campaigns/freeze-campaigns.ts';
import type { CampaignView } from '../use-cases/campaigns/campaign.view.ts';
import { PrepareBatch } from '../use-cases/campaigns/prepare-batch.ts';
import { EndOrphanedEmails } from '../use-cases/emails/end-orphaned-emails.ts';
import { SendBatch } from '../use-cases/campaigns/send-batch.ts';
import { EmailRateLimiter } from '../use-cases/emails/email-rate-limiter.ts';
import { EmailProvider } from '../use-cases/providers/email-provider.ts';
import { ApplyMailEvents } from '../use-cases/events/apply-mail-events.ts';

type BatchPlan = Readonly<Partial<Record<'bounced' | 'complained', number>>>;

const batchSizes = [100, 100, 50];

describe('pause of a campaign', () => {
  let world: World;
  let admin: Member;
  let gates: PromiseWithResolvers<void>[] = [];
  const asAdmin = () => world.as(admin);
  const read = async (id: string) => (await asAdmin().get<CampaignView>(`/api/admin/campaigns/${id}`)).body;
  const act = (id: string, action: string, body: object = {}) =>
    asAdmin().post<CampaignView>(`/api/admin/campaigns/${id}/${action}`, body);
  const applyReports = async () => {
    await world.mail.control('settle');
    await waitUntil(async () => {
      await world.app.get(ApplyMailEvents, { strict: false }).applyDue();
      return (await world.sql('select 1 from mail_event where check_at is not null')).length === 0;
    });
  };

  beforeAll(async () => {
    world = await World.start({ schedules: false, mailEvents: true, settings: { MAIL_PER_MINUTE: '600000' } });
    admin = await world.member({ roles: ['admin'] });
  });
  afterEach(async () => {
    for (const gate of gates) gate.resolve();
    jest.restoreAllMocks();
    await world.settle();
  });
  afterAll(() => world.close());

  async function addPeople(source: string, plans: readonly BatchPlan[]): Promise<void> {
    const emails = plans.flatMap(({ bounced = 0, complained = 0 }, batch) =>
      Array.from({ length: batchSizes[batch]! }, (_, at) => {
        const label = `${source}-${batch}-${at}`;
        if (at < bounced) return `bounced+${label}@resend.dev`;
        return at < bounced + complained ? `complained+${label}@resend.dev` : `${label}@pause.example`;
      }),
    );
    const idStart = crypto.randomUUID().slice(0, 28);
    await world.sql(
      `with added as (
         insert into email_subscriber (id, email, source, subscribed_at, confirmed_at, reflections)
         select ($3 || to_char(place, 'FM00000000'))::uuid, email, $2, now(), now(), 'none'
         from unnest($1::text[]) with ordinality e(email, place) returning id, email
       )
       insert into consent_record (email, subscriber_id, purpose, is_given, form, text_id, at)
       select a.email, a.id, 'newsletter', true, 'before-ledger', t.id, now()
       from added a, consent_text t where t.name = 'before-ledger'`,
      [emails, source, idStart],
    );
  }

  async function send(source: string, plans: readonly BatchPlan[]) {
    await addPeople(source, plans);
    const own = plans.map(() => Promise.withResolvers<void>());
    gates = own;
    const preparing = world.app.get(PrepareBatch, { strict: false });
    const prepare = preparing.prepare.bind(preparing);
    jest.spyOn(preparing, 'prepare').mockImplementation(async (batchId) => {
      const [row] = await world.sql<{ batch: number }>(
        `select split_part(m.recipient, '-', 2)::int as batch from email_message m
         where m.batch_id = $1 and m.recipient like $2 limit 1`,
        [batchId, `%${source}-%`],
      );
      await own[row!.batch]!.promise;
      return prepare(batchId);
    });
    const texts = { subject: `To ${source}`, body: 'Hello', filter: { sources: [source] } };
    const { id } = (await asAdmin().post<CampaignView>('/api/admin/campaigns', texts)).body;
    const recipients = batchSizes.reduce((sum, size) => sum + size, 0);
    expect((await asAdmin().post(`/api/admin/campaigns/${id}/send`, { recipients })).status).toBe(200);
    await world.advance('31s');
    await world.app.get(FreezeCampaigns, { strict: false }).freezeDue();
    return {
      id,
      letPass: async (batch: number, sent: number) => {
        own[batch]!.resolve();
        await waitUntil(async () => (await read(id)).progress.sent === sent);
        await applyReports();
      },
      letRestPass: async () => {
        for (const gate of own) gate.resolve();
        await world.settle();
      },
    };
  }

  it('happens when too many emails bounce, notifies administrators, and is not repeated for the same reports', async () => {
    const campaign = await send('bounces', [{ bounced: 8 }, { bounced: 1 }, {}]);
    const { id } = campaign;
    await campaign.letPass(0, 100);
    const { pauseDetail, ...paused } = await read(id);
    expect(paused).toMatchObject({
      status: 'paused',
      pauseReason: 'bounces',
      progress: { sent: 100, queued: 150 },
    });
    expect(pauseDetail).toMatch(/^[5-8] of 100 emails bounced \([5-8]%\)\. The limit is 4%\.$/);
    const readNotices = async () =>
      (await world.mail.sentTo(admin.email)).filter(({ subject }) => subject.startsWith('Campaign paused'));
    await waitUntil(async () => (await readNotices()).length > 0);
    const [notice] = await readNotices();
    expect(notice!.subject).toBe('Campaign paused: To bounces');
    expect(notice!.text).toContain(pauseDetail);
    expect(notice!.text).toContain(`/admin/mailing/campaigns/${id}`);

    expect((await act(id, 'resume')).body).toMatchObject({
      status: 'sending',
      pauseReason: null,
      pauseDetail: null,
    });
    await campaign.letPass(1, 200);
    expect((await read(id)).status).toBe('sending');
    await campaign.letRestPass();
    expect(await read(id)).toMatchObject({ status: 'done', progress: { total: 250, sent: 250 } });
    expect(await readNotices()).toHaveLength(1);
  });

  it('happens at three complaints and not at two', async () => {
    const campaign = await send('complaints', [{ complained: 2 }, { complained: 1 }, {}]);
    await campaign.letPass(0, 100);
    expect((await read(campaign.id)).status).toBe('sending');
    await campaign.letPass(1, 200);
    expect(await read(campaign.id)).toMatchObject({
      status: 'paused',
      pauseReason: 'complaints',
      pauseDetail: '3 of 200 emails were marked as spam (1.5%). The limit is 0.1%.',
    });
    await campaign.letRestPass();
    expect((await read(campaign.id)).progress).toMatchObject({ sent: 200, queued: 50 });
  });

  async function sendSmall(source: string): Promise<string> {
    await addPeople(source, [{}]);
    const texts = { subject: `To ${source}`, body: 'Hello', filter: { sources: [source] } };
    const { id } = (await asAdmin().post<CampaignView>('/api/admin/campaigns', texts)).body;
    expect((await act(id, 'send', { recipients: batchSizes[0] })).status).toBe(200);
    await world.advance('31s');
    await world.app.get(FreezeCampaigns, { strict: false }).freezeDue();
    await world.settle();
    return id;
  }

  it.each([
    { statuses: [429], progress: { sent: 100, unknown: 0 } },
    { statuses: [500, 429], progress: { sent: 0, unknown: 100 } },
  ])('repeats a batch a day later only when it certainly was not sent: %j', async ({ statuses, progress }) => {
    jest.spyOn(world.app.get(EmailRateLimiter, { strict: false }), 'waitForBatch').mockImplementationOnce(async () => {
      await world.sql(`update email_campaign set status = 'paused', pause_reason = 'staff' where status = 'sending'`);
    });
    const id = await sendSmall(`day-${statuses.length}`);
    const [batch] = await world.sql<{ id: string }>('select id from email_batch where campaign_id = $1', [id]);
    await world.sql(`update email_campaign set status = 'sending', pause_reason = null where id = $1`, [id]);
    for (const status of statuses) {
      await world.mail.control('faults', { route: 'POST /emails/batch', status, times: 1 });
      const attempt = world.app.get(SendBatch, { strict: false }).send({ batchId: batch!.id });
      await expect(attempt).rejects.toThrow('did not accept');
    }
    await act(id, 'pause');
    await world.sql(
      `update email_batch set first_attempt_at = first_attempt_at - interval '24 hours' where campaign_id = $1`,
      [id],
    );
    await act(id, 'resume');
    await world.settle();
    expect(await read(id)).toMatchObject({ status: 'done', progress });
  });

  it.each([
    { source: 'dropped-unsent', status: 429, progress: { failed: 100, unknown: 0 } },
    { source: 'dropped-unknown', status: 500, progress: { failed: 0, unknown: 100 } },
  ])('is not needed when an administrator drops the task of a batch: %j', async ({ source, status, progress }) => {
    await world.mail.control('faults', { route: 'POST /emails/batch', status });
    await addPeople(source, [{}]);
    const texts = { subject: `To ${source}`, body: 'Hello', filter: { sources: [source] } };
    const { id } = (await asAdmin().post<CampaignView>('/api/admin/campaigns', texts)).body;
    const sendAt = new Date(world.app.get(Clock, { strict: false }).now().getTime() + 1000).toISOString();
    expect((await act(id, 'send', { recipients: batchSizes[0], sendAt })).status).toBe(200);
    await waitUntil(async () => {
      await world.app.get(FreezeCampaigns, { strict: false }).freezeDue();
      const { queues } = (await asAdmin().get<OperationsView>('/api/admin/operations')).body;
      const failed = queues?.failedTasks.find(({ task }) => task === 'SendCampaignBatch');
      if (!failed) return false;
      const task = { queue: failed.queue, id: failed.id };
      return (await asAdmin().post('/api/admin/operations/tasks/drop', task)).status === 204;
    });
    await world.mail.control('faults', {});
    await world.settle();
    const expectDropped = async () => {
      expect(await read(id)).toMatchObject({ status: 'done', progress: { ...progress, sent: 0, queued: 0 } });
      const reasons = await world.sql('select distinct failure from email_message where campaign_id = $1', [id]);
      expect(reasons).toEqual([{ failure: 'dropped' }]);
    };
    await expectDropped();
    for (const change of [
      `email_batch set state = 'queued', done_at = null, failed = 0, unknown = 0, created_at = now() - interval '2 hours'`,
      `email_message set state = 'queued', failure = null`,
    ])
      await world.sql(`update ${change} where campaign_id = $1`, [id]);
    await world.sql(`update email_campaign set status = 'sending', finished_at = null where id = $1`, [id]);
    await world.app.get(EndOrphanedEmails, { strict: false }).endOrphans();
    await expectDropped();
  });

  it('is not needed to end a campaign, also while the provider refuses its batch', async () => {
    const provider = world.app.get(EmailProvider, { strict: false });
    jest.spyOn(provider, 'sendBatch').mockImplementationOnce(async () => {
      const [open] = await world.sql<{ id: string }>(`select id from email_campaign where status = 'sending'`);
      await act(open!.id, 'stop');
      return { status: 'retry', reason: 'rate_limit_exceeded', afterSeconds: 0, isUnsent: true };
    });
    const id = await sendSmall('ended');
    expect(await read(id)).toMatchObject({ status: 'stopped', progress: { sent: 0, stopped: 100, queued: 0 } });
  });

  it('does not prevent a batch with an unknown result from getting its result when the campaign is ended', async () => {
    const provider = world.app.get(EmailProvider, { strict: false });
    jest.spyOn(provider, 'sendBatch').mockImplementationOnce(async () => {
      const [open] = await world.sql<{ id: string }>(`select id from email_campaign where status = 'sending'`);
      await act(open!.id, 'pause');
      return { status: 'retry', reason: 'application_error', afterSeconds: 0, isUnsent: false };
    });
    const id = await sendSmall('attempted');
    expect(await read(id)).toMatchObject({ status: 'paused', progress: { sent: 0, queued: 100 } });
    await act(id, 'stop');
    await world.settle();
    expect(await read(id)).toMatchObject({ status: 'stopped', progress: { sent: 100, stopped: 0, queued: 0 } });
  });
});
