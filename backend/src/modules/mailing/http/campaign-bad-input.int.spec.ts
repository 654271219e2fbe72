import { addSubscriber } from '#test/makers/subscribers.ts';
import { World, type Member } from '#test/world.ts';
import { FreezeCampaigns } from '../use-cases/campaigns/freeze-campaigns.ts';
import type { CampaignRecipientPage, CampaignView } from '../use-cases/campaigns/campaign.view.ts';

interface Problem {
  readonly code: string;
  readonly detail: string;
  readonly recipients: number;
}

describe('a campaign with bad input', () => {
  let world: World;
  let admin: Member;
  let other: Member;
  const act = (id: string, action: string, body: object = {}, as = admin) =>
    world.as(as).post<CampaignView & Problem>(`/api/admin/campaigns/${id}/${action}`, body);
  const read = async (id: string) => (await world.as(admin).get<CampaignView>(`/api/admin/campaigns/${id}`)).body;
  const edit = (id: string, values: object) => world.as(other).patch<Problem>(`/api/admin/campaigns/${id}`, values);
  const draft = async (source: string, values: object = {}) => {
    const texts = { subject: `To ${source}`, body: 'Dear {{first name, else Friend}}', filter: { sources: [source] } };
    return (await world.as(admin).post<CampaignView>('/api/admin/campaigns', { ...texts, ...values })).body.id;
  };
  const freezing = () => world.app.get(FreezeCampaigns, { strict: false });
  const freeze = async () => {
    await world.advance('31s');
    await freezing().freezeDue();
    await world.settle();
  };

  beforeAll(async () => {
    world = await World.start({ schedules: false, settings: { MAIL_PER_MINUTE: '600000' } });
    [admin, other] = [await world.member({ roles: ['admin'] }), await world.member({ roles: ['admin'] })];
  });
  afterEach(() => jest.restoreAllMocks());
  afterAll(() => world.close());

  it('is not sent when the audience is empty', async () => {
    const id = await draft('empty');
    const none = await act(id, 'send', { recipients: 0 });
    expect([none.status, JSON.stringify(none.body)]).toEqual([
      400,
      expect.stringContaining('No one is in this audience'),
    ]);
    const one = await act(id, 'send', { recipients: 1 });
    expect(one).toMatchObject({ status: 409, body: { code: 'mailing.campaign-has-faults' } });
    expect(one.body.detail).toContain('No one is in this audience now.');
    expect((await read(id)).status).toBe('draft');
  });

  it('is sent to everyone only when the number of people is typed', async () => {
    await addSubscriber(world, 'one@everyone.example', { source: 'everyone' });
    const id = await draft('everyone', { filter: {} });
    const { recipients } = (await act(id, 'check')).body;
    for (const typed of [undefined, '', `${recipients + 1}`, 'all']) {
      const refused = await act(id, 'send', { recipients, ...(typed !== undefined && { typed }) });
      expect(refused).toMatchObject({ status: 409, body: { code: 'mailing.number-not-typed' } });
      expect(refused.body.detail).toContain(`Type the number of people: ${recipients}.`);
    }
    expect((await act(id, 'send', { recipients, typed: `${recipients}` })).body.status).toBe('scheduled');
    expect((await act(id, 'undo')).body.status).toBe('draft');
  });

  it('is sent once when two administrators send it at once, and the second one sees why', async () => {
    await addSubscriber(world, 'one@twice.example', { source: 'twice' });
    const id = await draft('twice');
    const both = await Promise.all([admin, other].map((as) => act(id, 'send', { recipients: 1 }, as)));
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    expect(both.find(({ status }) => status === 409)!.body).toMatchObject({
      code: 'mailing.campaign-already-sent',
      detail: 'This campaign is already scheduled or sent. Open it again to see its state.',
    });
    await freeze();
    expect(await read(id)).toMatchObject({ status: 'done', progress: { total: 1, sent: 1 } });
    expect(await world.mail.sentTo('one@twice.example')).toHaveLength(1);
  });

  it('does not change when it is edited while it is being frozen', async () => {
    await addSubscriber(world, 'one@frozen.example', { source: 'frozen' });
    await addSubscriber(world, 'new@later.example', { source: 'later' });
    const filter = { sources: ['frozen'] };
    const audience = await world.as(admin).post<{ id: string }>('/api/admin/audiences', { name: 'Frozen', filter });
    const id = await draft('frozen', { filter: null, audienceId: audience.body.id });
    expect((await act(id, 'send', { recipients: 1 })).status).toBe(200);
    const freezeSlice = freezing().freezeSlice.bind(freezing());
    jest.spyOn(freezing(), 'freezeSlice').mockImplementationOnce(async (campaignId) => {
      expect((await read(id)).status).toBe('freezing');
      const edited = await edit(id, { subject: 'Other', body: 'Other', filter: { sources: ['later'] } });
      expect(edited).toMatchObject({ status: 409, body: { code: 'mailing.campaign-not-draft' } });
      expect(await act(id, 'undo')).toMatchObject({ status: 409, body: { code: 'mailing.campaign-not-scheduled' } });
      expect((await world.as(other).send('DELETE', `/api/admin/campaigns/${id}`)).status).toBe(409);
      const changed = { filter: { sources: ['later'] } };
      await world.as(other).patch(`/api/admin/audiences/${audience.body.id}`, changed);
      return freezeSlice(campaignId);
    });
    await freeze();
    expect(await read(id)).toMatchObject({ status: 'done', subject: 'To frozen', progress: { total: 1, sent: 1 } });
    const [mail] = await world.mail.sentTo('one@frozen.example');
    expect([mail!.subject, mail!.text.includes('Dear Friend')]).toEqual(['To frozen', true]);
    expect(await world.mail.sentTo('new@later.example')).toEqual([]);
  });

  it('greets a person without the name when the name has HTML, line breaks or 500 characters', async () => {
    const names = ['<b>Eve</b>', 'Eve\r\nBcc: all@example.org', 'x'.repeat(500)];
    for (const [at, firstName] of names.entries())
      await addSubscriber(world, `${at}@names.example`, { source: 'names', firstName });
    const id = await draft('names', { subject: 'Hello {{first name, else Friend}}' });
    await act(id, 'send', { recipients: names.length });
    await freeze();
    expect((await read(id)).progress.sent).toBe(names.length);
    for (const at of names.keys()) {
      const [mail] = await world.mail.sentTo(`${at}@names.example`);
      expect(mail!.subject).toBe('Hello Friend');
      expect(mail!.text).toContain('Dear Friend');
      expect(mail!.html).not.toMatch(/Eve|xxxx/);
    }
  });

  it('lists the refused email address and reaches the others when the provider refuses one', async () => {
    for (const name of ['good', 'bad']) await addSubscriber(world, `${name}@refused.example`, { source: 'refused' });
    await world.mail.control('outcomes', { email: 'bad@refused.example', outcome: 'rejected' });
    const id = await draft('refused');
    await act(id, 'send', { recipients: 2 });
    await freeze();
    await world.mail.control('reset');
    expect(await read(id)).toMatchObject({ status: 'done', progress: { sent: 1, failed: 1 } });
    const path = `/api/admin/campaigns/${id}/recipients?state=failed`;
    const { items } = (await world.as(admin).get<CampaignRecipientPage>(path)).body;
    expect(items).toMatchObject([{ email: 'bad@refused.example', reason: 'validation_error' }]);
  });
});
