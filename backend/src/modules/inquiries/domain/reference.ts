import { randomInt } from 'node:crypto';
import type { InquiryKind } from './inquiry-kinds.ts';

/** Digits and capitals that cannot be confused on paper or over the telephone. */
const signs = '23456789ABCDEFGHJKMNPQRSTUVWXYZ';
const length = 6;

const initials: Record<InquiryKind, string> = { partner: 'P', volunteer: 'V', contact: 'C', mentoring: 'M' };

/** A short name for an inquiry, such as P-7K3QX2. It tells nothing and opens nothing. */
export function newReference(kind: InquiryKind): string {
  const name = Array.from({ length }, () => signs[randomInt(signs.length)]).join('');
  return `${initials[kind]}-${name}`;
}
