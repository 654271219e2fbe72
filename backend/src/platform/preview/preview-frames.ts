import { signToken, verifyToken } from '#kernel/signed-token.ts';
import { deriveSigningKeys } from '../config/derived-keys.ts';
import type { Settings } from '../config/settings.ts';

const originPattern = /^https?:\/\/[a-z0-9.[\]:-]+$/i;

export function createFramePermissionQuery(origin: string | undefined, settings: Settings): string {
  if (!origin || !originPattern.test(origin) || origin === settings.siteOrigin) return '';
  const signature = signToken(new Uint8Array(), deriveSigningKeys(settings, 'preview').signing, origin);
  return `?${new URLSearchParams({ frame: origin, signature }).toString()}`;
}

export function findFrameAncestors(url: string, settings: Settings): readonly string[] {
  const query = new URLSearchParams(url.split('?')[1] ?? '');
  const [origin, signature] = [query.get('frame'), query.get('signature')];
  const isSigned = origin && signature && verifyToken(signature, 0, deriveSigningKeys(settings, 'preview').all, origin);
  return ["'self'", ...(origin && isSigned ? [origin] : [])];
}
