import { Buyer } from '#test/makers/buyer.ts';
import { World } from '#test/world.ts';

describe('membership welcome email', () => {
  let world: World;
  beforeAll(async () => (world = await World.start()));
  afterAll(() => world.close());

  it('is sent once for a new purchase with the unlocked features, and not for a renewal', async () => {
    const buyer = await Buyer.signUp(world);
    const welcomes = async () => {
      const mails = await world.mail.sentTo(buyer.member.email);
      return mails.filter(({ subject }) => subject.startsWith('You are now a'));
    };
    const { body } = await buyer.startCheckout('creator_monthly');
    await world.settle();
    expect(await welcomes()).toEqual([]);
    await buyer.submit(body.url, 'pay');
    await world.settle();
    const [mail, ...more] = await welcomes();
    expect(more).toEqual([]);
    expect(mail!.subject).toBe('You are now a Creator member');
    const plans = (await world.get<{ items: { tier: string; features: string[] }[] }>('/api/plans')).body.items;
    const opened = plans.filter(({ tier }) => tier !== 'visionary').flatMap(({ features }) => features);
    for (const line of opened) expect(mail!.text.replace(/\s+/g, ' ')).toContain(line);
    expect(mail!.text).not.toContain('Mentorship');
    expect(mail!.text.match(/https?:\/\/\S+\/members\S*/g)).toEqual([`${world.url}/members/dashboard`]);

    await world.advance('65d');
    expect((await buyer.charges()).length).toBeGreaterThan(1);
    await buyer.submit(await buyer.portal(), 'cancel');
    await world.advance('32d');
    expect(await welcomes()).toHaveLength(1);
    await buyer.pay('visionary_annual');
    await world.settle();
    expect((await welcomes()).map(({ subject }) => subject)).toEqual([
      'You are now a Creator member',
      'You are now a Visionary member',
    ]);
  });
});
