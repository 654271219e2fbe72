import { createHash } from 'node:crypto';
import { normalizeEmail } from '#kernel/email-address.ts';

export { normalizeEmail };

/** What is kept of an address that must not be written to, even when everything else about it was deleted. */
export const emailHash = (email: string): string => createHash('sha256').update(normalizeEmail(email)).digest('hex');

/** hello@oneness.example, of "Institute of Oneness <hello@oneness.example>". */
export const addressIn = (sender: string): string => /<([^<>]+)>\s*$/.exec(sender)?.[1] ?? sender.trim();
