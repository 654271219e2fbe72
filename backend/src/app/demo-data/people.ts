import { readDemoTexts } from './read-demo-texts.ts';

const { firstNames, lastNames } = readDemoTexts<Record<'firstNames' | 'lastNames', readonly string[]>>('names');

const dayMs = 86_400_000;

export interface DemoPerson {
  readonly email: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly joinedAt: Date;
}

export function buildDemoPeople(count: number, now: Date, mailName: string): DemoPerson[] {
  return Array.from({ length: count }, (_, at) => {
    const firstName = firstNames[(at * 7) % firstNames.length] ?? 'Amara';
    const lastName = lastNames[(at * 11 + Math.floor(at / firstNames.length) * 3) % lastNames.length] ?? 'Okafor';
    return {
      email: `${mailName}-${String(at + 1).padStart(3, '0')}@example.org`,
      firstName,
      lastName,
      joinedAt: new Date(
        now.getTime() - Math.round(((at + 1) / count) ** 1.4 * 730 * dayMs) - ((at * 7919) % 86_400) * 1000,
      ),
    };
  });
}
