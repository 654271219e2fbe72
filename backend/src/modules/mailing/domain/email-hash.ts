import { createHash } from 'node:crypto';
import { normalizeEmail } from '#kernel/email-address.ts';

export { normalizeEmail };

/** Hashes an email address, so that the suppression list can outlive the other data of a person. */
export const hashEmail = (email: string): string => createHash('sha256').update(normalizeEmail(email)).digest('hex');

export const extractEmail = (sender: string): string => /<([^<>]+)>\s*$/.exec(sender)?.[1] ?? sender.trim();

export function maskEmail(email: string): string {
  const [, first = '', domain = ''] = /^(.)[^]*@([^@]+)$/u.exec(normalizeEmail(email)) ?? [];
  return `${first}…@${domain}`;
}
