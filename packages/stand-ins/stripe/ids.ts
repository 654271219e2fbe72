import { randomInt } from 'node:crypto';

const LETTERS = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';

export function createStripeId(prefix: string, length = 24): string {
  return `${prefix}_${word(length)}`;
}

export function createInvoicePrefix(): string {
  return word(8).toUpperCase();
}

export function createSecret(prefix: string): string {
  return `${prefix}_${word(32)}`;
}

function word(length: number): string {
  return Array.from({ length }, () => LETTERS.charAt(randomInt(LETTERS.length))).join('');
}
