import { formatDateTime } from '#kernel/format-date.ts';
import { ReadEmailProof, UserById } from '#modules/auth/index.ts';
import { formatDuration } from '../../domain/duration.ts';
import type { Email, Services } from '../../use-cases/emails/define-mail.ts';

export interface TokenFacts {
  readonly tokenId: string;
}

/**
 * Link, code and new email address that this rendering displays; undefined once the token was used, replaced or
 * expired.
 */
export async function tokenProps({ facts }: Email<TokenFacts>, services: Services) {
  const found = await services.get(ReadEmailProof).read(facts.tokenId);
  if (!found) return undefined;
  const { lifetimes, ...known } = found;
  return { ...known, linkGoodFor: formatDuration(lifetimes.link), codeGoodFor: formatDuration(lifetimes.code) };
}

export async function noticeProps({ userId, createdAt, zone }: Email, services: Services) {
  const user = userId ? await services.get(UserById).find(userId) : undefined;
  return user && { when: formatDateTime(createdAt, createdAt, zone) };
}
