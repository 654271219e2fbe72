import { signToken, verifyToken } from '#kernel/signed-token.ts';
import { deriveKeyPair } from '../config/derived-keys.ts';
import type { Settings } from '../config/settings.ts';

const originPattern = /^https?:\/\/[a-z0-9.[\]:-]+$/i;

/**
 * Returns the query of a preview's URL that allows pages of this origin to frame it. An admin at another origin than
 * the site needs it.
 */
export function createFrameQuery(origin: string | undefined, settings: Settings): string {
  if (!origin || !originPattern.test(origin) || origin === settings.siteOrigin) return '';
  const signature = signToken(new Uint8Array(), deriveKeyPair(settings, 'preview').signing, origin);
  return `?${new URLSearchParams({ frame: origin, signature }).toString()}`;
}

/** Returns the origins whose pages may frame the preview with this URL. */
export function findFrameAncestors(url: string, settings: Settings): readonly string[] {
  const query = new URLSearchParams(url.split('?')[1] ?? '');
  const [origin, signature] = [query.get('frame'), query.get('signature')];
  const isSigned = origin && signature && verifyToken(signature, 0, deriveKeyPair(settings, 'preview').all, origin);
  return ["'self'", ...(origin && isSigned ? [origin] : [])];
}
