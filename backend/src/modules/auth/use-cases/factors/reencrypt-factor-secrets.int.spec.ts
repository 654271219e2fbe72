import { Authenticator } from '#test/makers/authenticator.ts';
import { createBrowserClient } from '#test/makers/client.ts';
import { World, memberPassword } from '#test/world.ts';
import type { Settings } from '#platform/config/settings.ts';
import { rotateKeySet } from '../../domain/key-set.ts';
import { FactorSecretCipher } from './factor-secrets.ts';
import { generateTotpSecret } from './totp.ts';
import { SigningKeys } from '../tokens/signing-keys.ts';
import { ReencryptFactorSecrets } from './reencrypt-factor-secrets.ts';

const dayMs = 86_400_000;
const former = rotateKeySet(JSON.stringify({ keys: [] }), new Date(Date.now() - 2 * dayMs));
const present = rotateKeySet(former, new Date(Date.now() - dayMs));
const kidsOf = (jwks: string) => (JSON.parse(jwks) as { keys: { kid: string }[] }).keys.map(({ kid }) => kid);

let world: World;
beforeAll(async () => {
  world = await World.start({ settings: { AUTH_JWKS: present } });
});
afterAll(() => world.close());

describe('ResealFactorSecrets', () => {
  it('keeps authenticator apps working after a key rotation without the former key', async () => {
    const { id, email } = await world.member();
    const [factorId, secret] = [crypto.randomUUID(), generateTotpSecret()];
    const sealed = new FactorSecretCipher(new SigningKeys({ authJwks: former } as Settings)).encrypt(secret, factorId);
    await world.sql(
      `insert into factors (id, user_id, kind, friendly_name, status, sealed_secret, created_at, updated_at)
       values ($1, $2, 'totp', '', 'verified', $3, now(), now())`,
      [factorId, id, sealed],
    );
    const markOf = async () => {
      const [row] = await world.sql<{ sealed_secret: string }>('select sealed_secret from factors where id = $1', [
        factorId,
      ]);
      return row?.sealed_secret.split('.')[0];
    };
    const [presentKid, formerKid] = kidsOf(present);
    expect(await markOf()).toBe(formerKid);
    await world.app.get(ReencryptFactorSecrets, { strict: false }).reencrypt();
    await world.app.get(ReencryptFactorSecrets, { strict: false }).reencrypt();
    expect(await markOf()).toBe(presentKid);
    const client = createBrowserClient(world);
    await client.signInWithPassword({ email, password: memberPassword });
    const app = new Authenticator(factorId, secret);
    expect((await client.mfa.challengeAndVerify({ factorId, code: app.next() })).error).toBeNull();
  });
});
