import { addSubscriber, recordTrackingDecision } from '#test/makers/subscribers.ts';
import { waitUntil } from '#test/until.ts';
import { World, type Member } from '#test/world.ts';
import { FreezeCampaigns } from '../use-cases/campaigns/freeze-campaigns.ts';
import type {
  CampaignRecipientPage,
  CampaignStatisticsView,
  CampaignView,
} from '../use-cases/campaigns/campaign.view.ts';
import { SendBatch } from '../use-cases/campaigns/send-batch.ts';
import { EmailRateLimiter } from '../use-cases/emails/email-rate-limiter.ts';

interface Problem {
  readonly code: string;
  readonly detail: string;
  readonly recipients: number;
}

describe('campaign sending', () => {
  let world: World;
  let admin: Member;
  const asAdmin = () => world.as(admin);
  const act = (id: string, action: string, body: object = {}) =>
    asAdmin().post<CampaignView & Problem>(`/api/admin/campaigns/${id}/${action}`, body);
  const read = async (id: string) => (await asAdmin().get<CampaignView>(`/api/admin/campaigns/${id}`)).body;
  const draft = async (source: string, values: object = {}) => {
    const texts = { subject: `To ${source}`, body: 'Dear {{first name, else Friend}}', filter: { sources: [source] } };
    return (await asAdmin().post<CampaignView>('/api/admin/campaigns', { ...texts, ...values })).body.id;
  };
  const recipients = async (id: string, query = '') =>
    (await asAdmin().get<CampaignRecipientPage>(`/api/admin/campaigns/${id}/recipients?limit=100${query}`)).body.items;
  const freeze = async () => {
    await world.advance('31s');
    await world.app.get(FreezeCampaigns, { strict: false }).freezeDue();
  };
  const send = async (source: string, many: number) => {
    const id = await draft(source);
    expect((await act(id, 'send', { recipients: many })).status).toBe(200);
    await freeze();
    return id;
  };
  const addMany = async (source: string, many: number) => {
    for (let at = 1; at <= many; at += 1) await addSubscriber(world, `${at}@${source}.example`, { source });
  };
  const expectEachOnce = async (id: string, source: string, many: number) => {
    const sent = await world.mail.countSentTo(`${source}.example`);
    const [ours] = await world.sql<{ many: number }>(
      `select count(*)::int as many from email_message where campaign_id = $1 and sent_at is not null`,
      [id],
    );
    const isEachOnce = [...sent.values()].every((times) => times === 1);
    expect([sent.size, ours!.many, isEachOnce]).toEqual([many, many, true]);
  };
  const beforeNextBatch = (action: () => Promise<unknown>) =>
    jest.spyOn(world.app.get(EmailRateLimiter, { strict: false }), 'waitForBatch').mockImplementationOnce(async () => {
      await action();
    });

  beforeAll(async () => {
    world = await World.start({ schedules: false, settings: { MAIL_PER_MINUTE: '600000' } });
    admin = await world.member({ roles: ['admin'] });
  });
  afterEach(async () => {
    jest.restoreAllMocks();
    await world.mail.control('reset');
  });
  afterAll(() => world.close());

  it('gives each recipient one email with their own values', async () => {
    const source = 'plain';
    await addSubscriber(world, 'amara@plain.example', { source, firstName: 'Amara' });
    await addSubscriber(world, 'nameless@plain.example', { source });
    const id = await send(source, 2);
    await world.settle();
    expect(await read(id)).toMatchObject({
      status: 'done',
      confirmedRecipients: 2,
      progress: { total: 2, sent: 2, queued: 0, failed: 0, unknown: 0 },
    });
    const [mail] = await world.mail.sentTo('amara@plain.example');
    expect(mail!.text).toContain('Dear Amara');
    expect(mail!.headers).toMatchObject({
      'List-Unsubscribe': expect.stringMatching(/^<http.*\/u\//),
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    });
    const [other] = await world.mail.sentTo('nameless@plain.example');
    expect(other!.text).toContain('Dear Friend');
    expect(other!.html).not.toMatch(/[\uE000\uE001]/);
    await expectEachOnce(id, source, 2);
  });

  it('refuses to send when the number, the text or the state is not as confirmed', async () => {
    await addSubscriber(world, 'one@refused.example', { source: 'refused' });
    const id = await draft('refused');
    const wrong = await act(id, 'send', { recipients: 2 });
    expect(wrong).toMatchObject({ status: 409, body: { code: 'mailing.recipients-changed', recipients: 1 } });
    const empty = await act(await draft('no-one'), 'send', { recipients: 1 });
    expect(empty).toMatchObject({ status: 409, body: { code: 'mailing.campaign-has-faults' } });
    const past = await act(id, 'send', { recipients: 1, sendAt: '2026-01-01T00:00:00Z' });
    expect(past).toMatchObject({ status: 400, body: { code: 'mailing.send-time-passed' } });
    const all = await draft('all', { filter: {} });
    const { body } = await act(all, 'send', { recipients: 1 });
    const untyped = await act(all, 'send', { recipients: body.recipients });
    expect(untyped).toMatchObject({ status: 409, body: { code: 'mailing.number-not-typed' } });
    const typed = await act(all, 'send', { recipients: body.recipients, typed: String(body.recipients) });
    expect(typed).toMatchObject({ status: 200, body: { status: 'scheduled' } });
    expect((await act(all, 'undo')).body).toMatchObject({ status: 'draft', sendAt: null });
    const both = await Promise.all([act(id, 'send', { recipients: 1 }), act(id, 'send', { recipients: 1 })]);
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    const edited = await asAdmin().patch<Problem>(`/api/admin/campaigns/${id}`, { subject: 'Other' });
    expect(edited).toMatchObject({ status: 409, body: { code: 'mailing.campaign-not-draft' } });
    expect((await act(id, 'undo')).status).toBe(200);
  });

  it('freezes in slices, and changes nothing when it runs again or twice at once', async () => {
    const source = 'sliced';
    await world.sql(
      `with added as (
         insert into email_subscriber (id, email, source, subscribed_at, confirmed_at, reflections)
         select gen_random_uuid(), n || '@sliced.example', $1, now(), now(), 'none' from generate_series(1, 1050) n
         returning id, email
       )
       insert into consent_record (email, subscriber_id, purpose, is_given, form, text_id, at)
       select a.email, a.id, 'newsletter', true, 'before-ledger', t.id, now()
       from added a, consent_text t where t.name = 'before-ledger'`,
      [source],
    );
    const id = await draft(source);
    await act(id, 'send', { recipients: 1050 });
    await world.advance('31s');
    const freezing = world.app.get(FreezeCampaigns, { strict: false });
    await Promise.all([freezing.freezeDue(), freezing.freezeDue(), freezing.freezeDue()]);
    await waitUntil(async () => (await read(id)).status === 'done');
    const [stored] = await world.sql<{ batches: number; largest: number }>(
      `select count(*)::int as batches, max(jsonb_array_length(recipients)) as largest
       from email_batch where campaign_id = $1`,
      [id],
    );
    expect(stored).toEqual({ batches: 11, largest: 100 });
    expect(await read(id)).toMatchObject({ status: 'done', progress: { total: 1050, sent: 1050 } });
    await expectEachOnce(id, source, 1050);
  });

  it('sends nothing twice when the response of the provider is lost or the worker dies before it stores it', async () => {
    const source = 'lost';
    await addMany(source, 120);
    await world.mail.control('faults', { route: 'POST /emails/batch', resetAfterCommit: true, times: 1 });
    const sender = world.app.get(SendBatch, { strict: false }) as unknown as { record(): Promise<boolean> };
    jest.spyOn(sender, 'record').mockRejectedValueOnce(new Error('The worker dies here'));
    const id = await send(source, 120);
    await world.settle();
    expect(await read(id)).toMatchObject({ status: 'done', progress: { sent: 120, unknown: 0 } });
    await expectEachOnce(id, source, 120);
  });

  it('splits a rejected batch until only the bad address fails', async () => {
    const source = 'split';
    await addMany(source, 7);
    await world.mail.control('outcomes', { email: '4@split.example', outcome: 'rejected' });
    const id = await send(source, 7);
    await world.settle();
    expect(await read(id)).toMatchObject({ status: 'done', progress: { total: 7, sent: 6, failed: 1 } });
    expect(await recipients(id, '&state=failed')).toMatchObject([
      { email: '4@split.example', state: 'failed', reason: 'validation_error' },
    ]);
    await expectEachOnce(id, source, 6);
  });

  it('leaves out who left or changed the email after freezing or after a refused attempt, with the reason', async () => {
    const source = 'leaving';
    await addMany(source, 4);
    const left = { '2@leaving.example': 'unsubscribed', '3@leaving.example': 'email-changed' };
    const changes = [
      `unsubscribed_at = now() where email = '2@leaving.example'`,
      `email = '5@leaving.example' where email = '3@leaving.example'`,
    ];
    for (const change of changes) beforeNextBatch(() => world.sql(`update email_subscriber set ${change}`));
    await world.mail.control('faults', { route: 'POST /emails/batch', status: 429, times: 1 });
    const id = await send(source, 4);
    await world.settle();
    expect(await read(id)).toMatchObject({ status: 'done', progress: { sent: 2, suppressed: 2 } });
    for (const [email, reason] of Object.entries(left)) {
      expect(await recipients(id, `&q=${email}`)).toMatchObject([{ state: 'suppressed', reason }]);
      expect(await world.mail.sentTo(email)).toEqual([]);
    }
  });

  it('holds back a second email of the list on the same day', async () => {
    const source = 'capped';
    await addMany(source, 2);
    await send(source, 2);
    await world.settle();
    const second = await send(source, 2);
    await world.settle();
    expect(await read(second)).toMatchObject({ status: 'done', progress: { sent: 0, heldBack: 2 } });
    expect(await recipients(second, '&heldBack=true')).toHaveLength(2);
    expect(await world.mail.sentTo('1@capped.example')).toHaveLength(1);
  });

  it('pauses within a batch, continues with the rest, and can be ended', async () => {
    const [source, other] = ['paused', 'ended'];
    await addMany(source, 2);
    await addMany(other, 2);
    const id = await draft(source);
    beforeNextBatch(() => act(id, 'pause'));
    await act(id, 'send', { recipients: 2 });
    await freeze();
    await world.settle();
    expect(await read(id)).toMatchObject({ status: 'paused', pauseReason: 'staff', progress: { sent: 0, queued: 2 } });
    expect((await act(id, 'resume')).body.status).toBe('sending');
    await world.settle();
    expect(await read(id)).toMatchObject({ status: 'done', progress: { sent: 2 } });
    expect(await act(id, 'pause')).toMatchObject({ status: 409, body: { code: 'mailing.campaign-not-sending' } });
    const ended = await draft(other);
    beforeNextBatch(() => act(ended, 'stop'));
    await act(ended, 'send', { recipients: 2 });
    await freeze();
    await world.settle();
    expect(await read(ended)).toMatchObject({ status: 'stopped', progress: { sent: 0, stopped: 2, queued: 0 } });
    expect(await recipients(ended)).toMatchObject([{ reason: 'stopped' }, { reason: 'stopped' }]);
  });

  it('counts clicks, of a person only with consent, and leaves links plain for those who withdrew it', async () => {
    const source = 'clicks';
    const target = 'https://oneness.example/a?b=1&c=2';
    for (const name of ['agreed', 'undecided', 'withdrew']) {
      const email = `${name}@clicks.example`;
      const subscriberId = await addSubscriber(world, email, { source });
      if (name !== 'undecided')
        await recordTrackingDecision(world, { email, subscriberId, isGiven: name === 'agreed' });
    }
    const id = await draft(source, { body: `[Read](${target})` });
    await act(id, 'send', { recipients: 3 });
    await freeze();
    await world.settle();
    const linkOf = async (name: string) => {
      const [mail] = await world.mail.sentTo(`${name}@clicks.example`);
      return /<a href="([^"]+)"[^>]*>Read</.exec(mail!.html)?.[1]?.replaceAll('&amp;', '&') ?? '';
    };
    const [agreed, undecided] = [await linkOf('agreed'), await linkOf('undecided')];
    expect(await linkOf('withdrew')).toBe(target);
    for (const link of [agreed, undecided, undecided]) {
      const { status, headers } = await world.get(new URL(link).pathname);
      expect([status, headers.get('location')]).toEqual([302, target]);
    }
    expect(await world.sql('select subscriber_id from campaign_click')).toHaveLength(1);
    const forged = `${new URL(undecided).pathname.slice(0, -4)}AAAA`;
    expect((await world.get(forged)).headers.get('location')).toBe('/');
    const { body } = await asAdmin().get<CampaignStatisticsView>(`/api/admin/campaigns/${id}/statistics`);
    expect(body).toMatchObject({ sent: 3, unsubscribed: 0, clicks: 3, links: [{ url: target, clicks: 3 }] });
  });
});
