import { momentInWords } from '#kernel/time-in-words.ts';
import { ReadEmailProof, UserById } from '#modules/auth/index.ts';
import { durationInWords } from '../../domain/duration.ts';
import type { Email, Services } from '../../use-cases/emails/define-mail.ts';

export interface TokenFacts {
  readonly tokenId: string;
}

/** Link, code and new email for this rendering; undefined once the token was used, replaced or expired. */
export async function proof({ facts }: Email<TokenFacts>, services: Services) {
  const found = await services.get(ReadEmailProof).read(facts.tokenId);
  if (!found) return undefined;
  const { lifetimes, ...known } = found;
  return { ...known, linkGoodFor: durationInWords(lifetimes.link), codeGoodFor: durationInWords(lifetimes.code) };
}

export async function notice({ userId, createdAt, zone }: Email, services: Services) {
  const user = userId ? await services.get(UserById).find(userId) : undefined;
  return user && { when: momentInWords(createdAt, createdAt, zone) };
}
