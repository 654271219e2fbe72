import { createHash } from 'node:crypto';
import { normalizeEmail } from '#kernel/email-address.ts';

export { normalizeEmail };

/** The suppression list stores hashes, which may remain after the data of the person is deleted. */
export const hashEmail = (email: string): string => createHash('sha256').update(normalizeEmail(email)).digest('hex');

export const extractEmail = (sender: string): string => /<([^<>]+)>\s*$/.exec(sender)?.[1] ?? sender.trim();

export function maskEmail(email: string): string {
  const [, first = '', domain = ''] = /^(.)[^]*@([^@]+)$/u.exec(normalizeEmail(email)) ?? [];
  return `${first}…@${domain}`;
}
