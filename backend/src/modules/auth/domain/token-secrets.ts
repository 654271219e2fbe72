import { createHash, createHmac, timingSafeEqual } from 'node:crypto';

export interface TokenSecrets {
  readonly link: string;
  readonly code: string;
}

export const pkceLinkPrefix = 'pkce_';

export function computeTokenSecrets(tokenId: string, key: Uint8Array): TokenSecrets {
  const number = hmac(`code:${tokenId}`, key).readUIntBE(0, 6) % 1_000_000;
  return { link: hmac(`link:${tokenId}`, key).toString('base64url'), code: String(number).padStart(6, '0') };
}

export const hashLinkToken = (link: string): string =>
  createHash('sha256')
    .update(link.startsWith(pkceLinkPrefix) ? link.slice(pkceLinkPrefix.length) : link)
    .digest('hex');

export const hashEmailCode = (tokenId: string, code: string, key: Uint8Array): string =>
  hmac(`typed:${tokenId}:${code}`, key).toString('hex');

export const hasMatchingCode = (
  token: { readonly id: string; readonly codeHash: string },
  typed: string,
  keys: readonly Uint8Array[],
): boolean =>
  keys.some((key) => timingSafeEqual(Buffer.from(hashEmailCode(token.id, typed, key)), Buffer.from(token.codeHash)));

const hmac = (text: string, key: Uint8Array): Buffer => createHmac('sha256', key).update(text).digest();
