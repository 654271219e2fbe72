import { readLastEmailProof } from '#test/makers/emailed-proof.ts';
import { World } from '#test/world.ts';

describe('email with a link and a code', () => {
  let world: World;
  beforeAll(async () => {
    world = await World.start({ settings: { AUTH_LINK_SECONDS: '7200', AUTH_CODE_SECONDS: '300' } });
  });
  afterAll(() => world.close());

  it('shows the lifetimes from the settings', async () => {
    const { email } = await world.member();
    const { mail } = await readLastEmailProof(world, email);
    expect(mail.text.replaceAll(/\s+/g, ' ')).toContain('The link works for two hours, the code for five minutes.');
  });
});
