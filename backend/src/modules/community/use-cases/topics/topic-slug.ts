import { randomBytes } from 'node:crypto';

/** The address of a topic: its first title in small ASCII letters, and a random end that makes it its own. */
export function slugOf(title: string): string {
  const words = title
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^a-z0-9\s-]/g, '')
    .trim()
    .replace(/[\s-]+/g, '-')
    .slice(0, 60)
    .replace(/^-|-$/g, '');
  return `${words || 'talk'}-${randomBytes(4).toString('hex')}`;
}
