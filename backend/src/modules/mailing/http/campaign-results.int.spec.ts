import { OpenPage } from '#test/makers/open-page.ts';
import { addSubscriber } from '#test/makers/subscribers.ts';
import { waitUntil } from '#test/until.ts';
import { World, type Member } from '#test/world.ts';
import type { CampaignView } from '../use-cases/campaigns/campaign.view.ts';
import { FreezeCampaigns } from '../use-cases/campaigns/freeze-campaigns.ts';

describe('results of a campaign', () => {
  let world: World;
  let admin: Member;
  const act = (id: string, action: string, body: object = {}) =>
    world.as(admin).post<CampaignView>(`/api/admin/campaigns/${id}/${action}`, body);
  const draft = async (source: string, body = 'Good evening.') => {
    const input = { subject: `To ${source}`, body, filter: { sources: [source] } };
    return (await world.as(admin).post<CampaignView>('/api/admin/campaigns', input)).body.id;
  };
  const send = async (id: string, recipients: number) => {
    expect((await act(id, 'send', { recipients })).status).toBe(200);
    await world.advance('31s');
    await world.app.get(FreezeCampaigns, { strict: false }).freezeDue();
    await world.settle();
  };

  beforeAll(async () => {
    world = await World.start({ settings: { MAIL_PER_MINUTE: '600000' } });
    admin = await world.member({ roles: ['admin'] });
  });
  afterAll(() => world.close());

  it('are announced to open pages of staff, but to no other user', async () => {
    await addSubscriber(world, 'one@live.example', { source: 'live' });
    const id = await draft('live');
    const [page, other] = await Promise.all([
      OpenPage.open(world.url, { token: admin.accessToken }),
      OpenPage.open(world.url, { token: (await world.member()).accessToken }),
    ]);
    const [updates, nothing] = [page.subscribe(`campaign:${id}`), other.subscribe(`campaign:${id}`)];
    // The server checks the subscription asynchronously, so the campaign changes until the page receives an update.
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
});
