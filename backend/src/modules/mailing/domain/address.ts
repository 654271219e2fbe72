import { createHash } from 'node:crypto';

/** The one form in which an address is stored and compared: addresses that differ in case alone are the same. */
export const addressKey = (email: string): string => email.trim().normalize('NFC').toLowerCase();

/** What is kept of an address that must not be written to, even when everything else about it was deleted. */
export const addressHash = (email: string): string => createHash('sha256').update(addressKey(email)).digest('hex');
