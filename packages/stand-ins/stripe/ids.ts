import { randomInt } from 'node:crypto';

const LETTERS = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';

export function newId(prefix: string, length = 24): string {
  return `${prefix}_${word(length)}`;
}

export function newInvoicePrefix(): string {
  return word(8).toUpperCase();
}

export function newSecret(prefix: string): string {
  return `${prefix}_${word(32)}`;
}

function word(length: number): string {
  return Array.from({ length }, () => LETTERS.charAt(randomInt(LETTERS.length))).join('');
}
