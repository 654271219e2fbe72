import { createHmac, timingSafeEqual } from 'node:crypto';

const sealBytes = 16;

/**
 * What a link says, and a 128-bit seal over it, fit for an address. The same claim and key give the same bytes. `about` is
 * sealed with the claim without being said: whoever opens it knows it from elsewhere.
 */
export function sealClaim(claim: Uint8Array, key: Uint8Array, about = ''): string {
  return Buffer.concat([claim, sealOf(claim, about, key)]).toString('base64url');
}

/** A claim of so many bytes that was sealed with one of the keys; undefined for anything else. */
export function openClaim(
  token: string,
  claimBytes: number,
  keys: readonly Uint8Array[],
  about = '',
): Buffer | undefined {
  const bytes = Buffer.from(token, 'base64url');
  if (bytes.length !== claimBytes + sealBytes || bytes.toString('base64url') !== token) return undefined;
  const claim = bytes.subarray(0, claimBytes);
  const seal = bytes.subarray(claimBytes);
  return keys.some((key) => timingSafeEqual(sealOf(claim, about, key), seal)) ? claim : undefined;
}

const sealOf = (claim: Uint8Array, about: string, key: Uint8Array): Buffer =>
  createHmac('sha256', key).update(claim).update(about).digest().subarray(0, sealBytes);

/** An id in a claim takes so many bytes. */
export const idBytes = 16;

export const bytesOf = (id: string): Buffer => Buffer.from(id.replaceAll('-', ''), 'hex');

export const idOf = (bytes: Buffer): string =>
  bytes.toString('hex').replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
