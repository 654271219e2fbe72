import { JwtService } from '@nestjs/jwt';
import { GoTrueAdminApi } from '@supabase/auth-js';
import { generateKeyPairSync } from 'node:crypto';
import type { World } from '../world.ts';

const serviceKeyId = 'shop';
const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
const jwt = new JwtService();

export const trustedServiceSettings = {
  AUTH_TRUSTED_JWKS: JSON.stringify({
    keys: [{ ...publicKey.export({ format: 'jwk' }), kid: serviceKeyId, alg: 'ES256' }],
  }),
};

export const createServiceToken = (claims: object = { role: 'service_role' }, given: Partial<Signing> = {}): string => {
  const { key = privateKey, name = serviceKeyId } = given;
  return jwt.sign(
    { exp: Math.floor(Date.now() / 1000) + 300, ...claims },
    { privateKey: key, algorithm: 'ES256', keyid: name },
  );
};

interface Signing {
  readonly key: typeof privateKey;
  readonly name: string;
}

export type AdminApi = InstanceType<typeof GoTrueAdminApi>;

export const createAdminApi = (world: Pick<World, 'url'>, token = createServiceToken()): AdminApi =>
  new GoTrueAdminApi({ url: `${world.url}/api/auth`, headers: { Authorization: `Bearer ${token}` } });
