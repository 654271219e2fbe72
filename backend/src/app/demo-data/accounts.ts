import type { PrincipalRole } from '#platform/http/access.ts';
import type { Tier } from '#kernel/tier.ts';

export const demoPassword = 'demo-password';

export const demoAccounts: readonly {
  readonly name: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly role?: PrincipalRole;
  readonly tier?: Tier;
}[] = [
  { name: 'admin', firstName: 'Ada', lastName: 'Lindqvist', role: 'admin' },
  { name: 'editor', firstName: 'Emeka', lastName: 'Bello', role: 'editor' },
  { name: 'support', firstName: 'Sol', lastName: 'Ibarra', role: 'support' },
  { name: 'free', firstName: 'Fern', lastName: 'Moreau' },
  { name: 'seeker', firstName: 'Sena', lastName: 'Yilmaz', tier: 'seeker' },
  { name: 'creator', firstName: 'Cleo', lastName: 'Castillo', tier: 'creator' },
  { name: 'visionary', firstName: 'Viggo', lastName: 'Berg', tier: 'visionary' },
];
