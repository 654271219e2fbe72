import { institute } from '#kernel/institute.ts';
import { OpenPage } from '#test/makers/open-page.ts';
import { addSubscriber } from '#test/makers/subscribers.ts';
import { waitUntil } from '#test/until.ts';
import { World, type Member } from '#test/world.ts';
import type {
  CampaignPage,
  CampaignRecipientPage,
  CampaignStatisticsView,
  CampaignView,
} from '../use-cases/campaigns/campaign.view.ts';
import { FreezeCampaigns } from '../use-cases/campaigns/freeze-campaigns.ts';
import { EmailRateLimiter } from '../use-cases/emails/email-rate-limiter.ts';
import { ApplyMailEvents } from '../use-cases/events/apply-mail-events.ts';

const form = { 'content-type': 'application/x-www-form-urlencoded' };

describe('a campaign', () => {
  let world: World;
  let admin: Member;
  const act = (id: string, action: string, body: object = {}) =>
    world.as(admin).post<CampaignView>(`/api/admin/campaigns/${id}/${action}`, body);
  const draft = async (source: string, body = 'Good evening.', subject = `To ${source}`) => {
    const input = { subject, body, filter: { sources: [source] } };
    return (await world.as(admin).post<CampaignView>('/api/admin/campaigns', input)).body.id;
  };
  const send = async (id: string, recipients: number) => {
    expect((await act(id, 'send', { recipients })).status).toBe(200);
    await world.advance('31s');
    await world.app.get(FreezeCampaigns, { strict: false }).freezeDue();
    await world.settle();
  };

  beforeAll(async () => {
    world = await World.start({ schedules: false, mailEvents: true, settings: { MAIL_PER_MINUTE: '600000' } });
    admin = await world.member({ roles: ['admin'] });
  });
  afterAll(() => world.close());

  it('is announced only to open pages of staff when it changes', async () => {
    await addSubscriber(world, 'one@live.example', { source: 'live' });
    const id = await draft('live');
    const [page, other] = await Promise.all([
      OpenPage.open(world.url, { token: admin.accessToken }),
      OpenPage.open(world.url, { token: (await world.member()).accessToken }),
    ]);
    const [updates, nothing] = [page.subscribe(`campaign:${id}`), other.subscribe(`campaign:${id}`)];
    // The server checks the subscription asynchronously, so the test repeats the change until an update arrives.
    await waitUntil(async () => {
      await act(id, 'send', { recipients: 1 });
      await act(id, 'undo');
      return updates.length > 0;
    });
    const known = updates.length;
    await send(id, 1);
    await waitUntil(async () => updates.length >= known + 3);
    expect(nothing).toEqual([]);
    page.close();
    other.close();
  });

  it('has the numbers of deliveries, bounces, complaints and people who left when reports arrive, and each reason', async () => {
    for (const name of ['arrived', 'gone', 'full', 'spam', 'left'])
      await addSubscriber(world, `${name}@counted.example`, { source: 'counted' });
    for (const [name, outcome] of [
      ['gone', 'bounced'],
      ['full', 'soft-bounced'],
      ['spam', 'complained'],
    ])
      await world.mail.control('outcomes', { email: `${name}@counted.example`, outcome });
    const id = await draft('counted', 'Good evening. [All events](/events)');
    await send(id, 5);
    await world.mail.control('settle');
    await world.app.get(ApplyMailEvents, { strict: false }).applyDue();
    const [mail] = await world.mail.sentTo('left@counted.example');
    const leave = new URL(/<(http[^>]+)>/.exec(mail!.headers['List-Unsubscribe']!)![1]!).pathname;
    expect((await world.send('POST', leave, 'List-Unsubscribe=One-Click', form)).status).toBe(200);
    await world.get(/\/l\/[\w-]+/.exec(mail!.text)![0]);

    const path = `/api/admin/campaigns/${id}`;
    expect((await world.as(admin).get<CampaignStatisticsView>(`${path}/statistics`)).body).toMatchObject({
      ...{ sent: 5, delivered: 3, bounced: 2, complained: 1, unsubscribed: 1 },
      ...{ provider: 'resend', reportsDeliveries: true, bounceLimit: 0.04, complaintLimit: 0.001 },
    });
    const { items } = (await world.as(admin).get<CampaignPage>('/api/admin/campaigns')).body;
    expect(items.find((row) => row.id === id)?.results).toEqual({ sent: 5, delivered: 3, clicks: 1 });
    await world.sql(
      `insert into email_message (id, kind, dedupe_key, recipient, first_name, state, sent_at, created_at)
       values (gen_random_uuid(), 'password-reset', 'figures:1', 'none@counted.example', '', 'bounced', now(), now())`,
    );
    const figures = await world.as(await world.member({ roles: ['editor'] })).get('/api/admin/mailing/figures');
    expect(figures.body).toMatchObject({ days: 30, bounced: 2, complained: 1, unsubscribed: 1, bounceLimit: 0.04 });
    const bounced = await world.as(admin).get<CampaignRecipientPage>(`${path}/recipients?state=bounced`);
    const reasons = bounced.body.items.map(({ email, reason }) => `${email} ${reason}`);
    expect(reasons.toSorted()).toEqual(['full@counted.example soft-bounced', 'gone@counted.example bounced']);
  });

  it('has a CSV file of its statistics without recipients, with the subject escaped when it begins like a formula', async () => {
    await addSubscriber(world, 'one@file.example', { source: 'file' });
    const id = await draft('file', 'Good evening. [All events](/events)', '=1+1');
    await send(id, 1);
    await world.mail.control('settle');
    await world.app.get(ApplyMailEvents, { strict: false }).applyDue();
    const { status, text, headers } = await world.as(admin).get(`/api/admin/campaigns/${id}/statistics/csv`);
    expect([status, headers.get('content-type')]).toEqual([200, 'text/csv; charset=utf-8']);
    expect(headers.get('content-disposition')).toMatch(/^attachment; filename="campaign-\d{4}-\d\d-\d\d\.csv"$/);
    const lines = text.replace('\uFEFF', '').trimEnd().split('\r\n');
    expect([lines[0], lines[1]]).toEqual(['Figure,Value,Percent of sent', "Subject,'=1+1,"]);
    const figures = ['Sent,1,', 'Delivered,1,100.00', 'Bounced,0,0.00', 'Unsubscribed,0,0.00', 'Clicks,0,'];
    expect(lines).toEqual(expect.arrayContaining(figures));
    expect(lines.at(-1)).toMatch(/^Clicks on http.*\/events,0,$/);
    expect(text).not.toContain('@');
  });

  it('names in each email the sender, the reason, and the links to unsubscribe and to choose', async () => {
    await addSubscriber(world, 'one@footer.example', { source: 'footer-test' });
    const id = await draft('footer-test');
    await send(id, 1);
    const [mail] = await world.mail.sentTo('one@footer.example');
    const text = mail!.text.replaceAll(/\s+/g, ' ');
    for (const part of [institute.postalAddress, 'because one@footer.example joined our list on']) {
      expect(text).toContain(part);
      expect(mail!.html).toContain(part);
    }
    const paths = [/\/u\/[\w-]+/, /\/preferences\/[\w-]+/, /\/why\/[\w-]+/].map((path) => path.exec(text)![0]);
    for (const path of paths) expect([path, (await world.get(path)).status]).toEqual([path, 200]);
    expect((await world.get(paths[2]!)).text).toContain('one@footer.example');
  });

  it('has the number of sent emails in the list when it is being sent or paused', async () => {
    await addSubscriber(world, 'one@listed.example', { source: 'listed' });
    const id = await draft('listed');
    const readRow = async () =>
      (await world.as(admin).get<CampaignPage>('/api/admin/campaigns')).body.items.find((row) => row.id === id);
    expect(await readRow()).toMatchObject({
      status: 'draft',
      confirmedRecipients: null,
      sentSoFar: null,
      results: null,
    });
    jest
      .spyOn(world.app.get(EmailRateLimiter, { strict: false }), 'waitForBatch')
      .mockImplementationOnce(async () => void (await act(id, 'pause')));
    await send(id, 1);
    expect(await readRow()).toMatchObject({ status: 'paused', confirmedRecipients: 1, sentSoFar: 0 });
    await act(id, 'resume');
    await world.settle();
    expect(await readRow()).toMatchObject({ status: 'done', confirmedRecipients: 1, sentSoFar: null });
  });
});
