import { createHash } from 'node:crypto';
import { addressKey } from '../../../kernel/address.ts';

export { addressKey };

/** What is kept of an address that must not be written to, even when everything else about it was deleted. */
export const addressHash = (email: string): string => createHash('sha256').update(addressKey(email)).digest('hex');

/** hello@oneness.example, of "Institute of Oneness <hello@oneness.example>". */
export const addressIn = (sender: string): string => /<([^<>]+)>\s*$/.exec(sender)?.[1] ?? sender.trim();
