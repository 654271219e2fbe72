import { formatDay } from '#kernel/format-date.ts';
import { World, memberPassword, type Member } from '#test/world.ts';

describe('deletion emails', () => {
  let world: World;
  beforeAll(async () => {
    world = await World.start();
  });
  afterAll(() => world.close());

  const askToGo = (member: Member, zone?: string) =>
    world.as(member).post<{ dueAt: string }>('/api/account/delete', { password: memberPassword, zone });
  const mailsTo = async ({ email }: Member, subject: string) => {
    await world.settle();
    return (await world.mail.sentTo(email)).filter((mail) => mail.subject === subject);
  };
  const dayOf = (moment: string, zone?: string) => formatDay(new Date(moment), new Date(), zone);

  it('name the day of the deletion and the way to keep the account', async () => {
    const member = await world.member();
    const { body } = await askToGo(member);
    const [mail] = await mailsTo(member, 'Your account will be deleted');
    const text = mail?.text.replaceAll(/\s+/g, ' ') ?? '';
    expect(text).toContain(`We delete it on ${dayOf(body.dueAt)}`);
    expect(text).toContain('sign in before then and press “Keep account”');
    expect(text).toContain(`${world.url}/account`);
  });

  it.each(['Pacific/Kiritimati', 'Pacific/Pago_Pago'])('name the same day as the page in %s', async (zone) => {
    const member = await world.member();
    const { body } = await askToGo(member, zone);
    const [mail] = await mailsTo(member, 'Your account will be deleted');
    expect(mail?.text.replaceAll(/\s+/g, ' ')).toContain(`We delete it on ${dayOf(body.dueAt, zone)}`);
  });

  it("use the member's time zone when one is set", async () => {
    const member = await world.member();
    await world.as(member).put('/api/notifications/settings', { zone: 'Pacific/Kiritimati' });
    await askToGo(member);
    await world.as(member).post('/api/account/restore');
    const [mail] = await mailsTo(member, 'Your account is kept');
    expect(mail?.text).toContain('in Kiritimati');
  });

  it('are sent once per request', async () => {
    const member = await world.member();
    await askToGo(member);
    await askToGo(member);
    expect(await mailsTo(member, 'Your account will be deleted')).toHaveLength(1);
  });

  it('are not sent for a rejected request', async () => {
    const member = await world.member();
    await world.as(member).post('/api/account/delete', { password: 'not the password' });
    expect(await mailsTo(member, 'Your account will be deleted')).toEqual([]);
  });

  it('confirm that the account stays only after its owner has cancelled', async () => {
    const member = await world.member();
    await world.as(member).post('/api/account/restore');
    expect(await mailsTo(member, 'Your account is kept')).toEqual([]);
    await askToGo(member);
    await world.as(member).post('/api/account/restore');
    expect(await mailsTo(member, 'Your account is kept')).toHaveLength(1);
  });
});
