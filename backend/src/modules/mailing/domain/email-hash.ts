import { createHash } from 'node:crypto';
import { normalizeEmail } from '#kernel/email-address.ts';

export { normalizeEmail };

/** Hash stored for a suppressed email address, so that it stays suppressed after its other data is deleted. */
export const hashEmail = (email: string): string => createHash('sha256').update(normalizeEmail(email)).digest('hex');

/** Extracts hello@oneness.example from "Institute of Oneness <hello@oneness.example>". */
export const extractEmail = (sender: string): string => /<([^<>]+)>\s*$/.exec(sender)?.[1] ?? sender.trim();
