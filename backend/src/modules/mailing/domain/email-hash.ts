import { createHash } from 'node:crypto';
import { normalizeEmail } from '#kernel/email-address.ts';

export { normalizeEmail };

/**
 * Computes the hash that is stored for an email address without consent, so that no email is sent to it even after its
 * other data is deleted.
 */
export const hashEmail = (email: string): string => createHash('sha256').update(normalizeEmail(email)).digest('hex');

/**
 * Extracts the email address from a sender: hello@oneness.example from "Institute of Oneness <hello@oneness.example>".
 */
export const extractEmail = (sender: string): string => /<([^<>]+)>\s*$/.exec(sender)?.[1] ?? sender.trim();

/** Shortens an email address so that a person who knows it recognizes it: `a…@example.org`. */
export function maskEmail(email: string): string {
  const [, first = '', domain = ''] = /^(.)[^]*@([^@]+)$/u.exec(normalizeEmail(email)) ?? [];
  return `${first}…@${domain}`;
}
