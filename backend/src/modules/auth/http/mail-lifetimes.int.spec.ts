import { lastProof } from '#test/makers/mail-proof.ts';
import { World } from '#test/world.ts';

describe('a mail with a link and a code', () => {
  let world: World;
  beforeAll(async () => {
    world = await World.start({ settings: { AUTH_LINK_SECONDS: '7200', AUTH_CODE_SECONDS: '300' } });
  });
  afterAll(() => world.close());

  it('says for how long they are good, as the settings have it', async () => {
    const { email } = await world.member();
    const { mail } = await lastProof(world, email);
    expect(mail.text.replaceAll(/\s+/g, ' ')).toContain('The link works for two hours, the code for five minutes.');
  });
});
