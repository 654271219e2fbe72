import { rectifyConfusion } from 'unicode-confusables';
import { institute } from '#kernel/institute.ts';
import { splitMarks } from '#kernel/normalize-text.ts';

/** Skeleton of a name (Unicode TR39): equal for names that look alike. Ignores case, accents and punctuation. */
export function nameSkeleton(name: string): string {
  const plain = splitMarks(name)
    .normalize('NFKD')
    .replace(/[\u0300-\u036f]/g, '');
  return rectifyConfusion(rectifyConfusion(plain).toLowerCase())
    .toLowerCase()
    .replaceAll('i', 'l')
    .replaceAll('rn', 'm')
    .replace(/[^\p{L}\p{N}\p{M}]/gu, '')
    .normalize('NFC');
}

const titles = [
  'admin',
  'admins',
  'administrator',
  'administration',
  'support',
  'moderator',
  'moderators',
  'mod',
  'official',
];
const reserved = new Set([...titles, 'institute'].map(nameSkeleton));
const brand = nameSkeleton(institute.name);

export function imitatesInstitute(name: string): boolean {
  const words = name.normalize('NFKC').split(/[^\p{L}\p{N}\p{M}]+/u);
  const whole = nameSkeleton(name);
  return whole.includes(brand) || [...words.map(nameSkeleton), whole].some((word) => reserved.has(word));
}
