import { createHash, createHmac, timingSafeEqual } from 'node:crypto';

/** What a mail carries of a one-time token. Derived from its id by a key of the server, so that it is stored nowhere. */
export interface TokenSecrets {
  /** 256 bits. */
  readonly link: string;
  /** Six digits. */
  readonly code: string;
}

/** A client that began with a challenge tells such links by this prefix. */
export const challengedPrefix = 'pkce_';

export function deriveSecrets(tokenId: string, key: Uint8Array): TokenSecrets {
  const number = seal(`code:${tokenId}`, key).readUIntBE(0, 6) % 1_000_000;
  return { link: seal(`link:${tokenId}`, key).toString('base64url'), code: String(number).padStart(6, '0') };
}

/** How the link's token is stored and found. */
export const linkHashOf = (link: string): string =>
  createHash('sha256')
    .update(link.startsWith(challengedPrefix) ? link.slice(challengedPrefix.length) : link)
    .digest('hex');

/** How the code is stored. */
export const codeHashOf = (tokenId: string, code: string, key: Uint8Array): string =>
  seal(`typed:${tokenId}:${code}`, key).toString('hex');

/** Whether the typed code is the stored one, under any of the keys. Takes as long for every wrong code. */
export const isCodeOf = (
  token: { readonly id: string; readonly codeHash: string },
  typed: string,
  keys: readonly Uint8Array[],
): boolean =>
  keys.some((key) => timingSafeEqual(Buffer.from(codeHashOf(token.id, typed, key)), Buffer.from(token.codeHash)));

const seal = (text: string, key: Uint8Array): Buffer => createHmac('sha256', key).update(text).digest();
