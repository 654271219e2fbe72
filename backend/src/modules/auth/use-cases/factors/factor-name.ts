import type { Factor } from '../../domain/factor.entity.ts';

const kinds = { totp: 'Authenticator app', recovery_code: 'Recovery codes' } as const;

/** What a person calls the factor, or what it is. */
export const nameOf = ({ friendlyName, kind }: Pick<Factor, 'friendlyName' | 'kind'>): string =>
  friendlyName || kinds[kind];
