import { filledForms } from '#test/makers/filled-form.ts';
import { World, type Member } from '#test/world.ts';

interface Venture {
  id: string;
  title: string;
  state: string;
  isRead: boolean;
  reason: string | null;
}

describe('an application for a venture', () => {
  let world: World;
  let admin: Member;
  beforeAll(async () => {
    world = await World.start();
    admin = await world.member({ roles: ['admin'] });
  });
  afterAll(() => world.close());

  const apply = (email: string) => world.post('/api/forms/partner', { ...filledForms.partner, email });
  const own = async (member: Member) => (await world.as(member).get<{ items: Venture[] }>('/api/ventures')).body.items;
  const decide = (id: string, state: string, reason?: string) =>
    world.as(admin).put(`/api/admin/inquiries/${id}/venture`, { state, ...(reason !== undefined && { reason }) });

  it('shows its state to the applicant once their email is confirmed', async () => {
    const member = await world.member({ tier: 'visionary' });
    await apply(member.email.toUpperCase());
    expect(await own(member)).toEqual([]);
    await world.sql('update users set email_confirmed_at = now() where id = $1', [member.id]);
    const [handedIn] = await own(member);
    const { id } = handedIn!;
    expect(handedIn).toMatchObject({ title: 'A house of quiet', state: 'new', isRead: false, reason: null });
    await world.as(admin).post(`/api/admin/inquiries/${id}/read`);
    expect(await own(member)).toEqual([expect.objectContaining({ state: 'new', isRead: true })]);
    await decide(id, 'in-review');
    expect(await own(member)).toEqual([expect.objectContaining({ state: 'in-review' })]);
    expect(await decide(id, 'declined')).toMatchObject({
      status: 400,
      body: { errors: [{ field: 'reason', message: 'Please write a reason' }] },
    });
    for (let times = 2; times > 0; times -= 1) await decide(id, 'declined', 'We have no house to share this year.');
    expect(await own(member)).toEqual([
      expect.objectContaining({ state: 'declined', reason: 'We have no house to share this year.' }),
    ]);
    await decide(id, 'accepted');
    expect(await own(member)).toEqual([expect.objectContaining({ state: 'accepted', reason: null })]);
    const details = `select details ->> 'to' as to from audit_log where action = 'inquiries.venture-decided' order by seq`;
    expect((await world.sql<{ to: string }>(details)).map(({ to }) => to)).toEqual([
      'in-review',
      'declined',
      'accepted',
    ]);
    const { body } = await world.as(member).get<{ inquiries: object[] }>('/api/account/export');
    expect(body.inquiries).toMatchObject([{ kind: 'partner', venture: { state: 'accepted' } }]);
  });

  it('is hidden from other members, and only applications have a venture state', async () => {
    const [sender, other] = [
      await world.member({ tier: 'visionary', emailConfirmed: true }),
      await world.member({ tier: 'visionary', emailConfirmed: true }),
    ];
    await apply(sender.email);
    expect(await own(sender)).toHaveLength(1);
    expect(await own(other)).toEqual([]);
    await world.post('/api/forms/contact', { ...filledForms.contact, email: sender.email });
    const [{ id } = { id: '' }] = await world.sql<{ id: string }>(
      `select id from inquiry where kind = 'contact' and email = $1`,
      [sender.email],
    );
    expect(await decide(id, 'accepted')).toMatchObject({ status: 409, body: { code: 'inquiries.no-venture' } });
    expect(await decide('nothing', 'accepted')).toMatchObject({ status: 404 });
  });
});
