import { momentInWords } from '#kernel/time-in-words.ts';
import { ReadEmailProof, UserById } from '#modules/auth/index.ts';
import { durationInWords } from '../../domain/duration.ts';
import type { Email, Services } from '../../use-cases/emails/define-mail.ts';

/** The id of the one-time token whose link and code the mail brings. */
export interface TokenFacts {
  readonly tokenId: string;
}

/** The link and the code, computed for this rendering, and the address that the account moves to. Undefined once the token was used, replaced or ran out. */
export async function proof({ facts }: Email<TokenFacts>, services: Services) {
  const found = await services.get(ReadEmailProof).read(facts.tokenId);
  if (!found) return undefined;
  const { lifetimes, ...known } = found;
  return { ...known, linkGoodFor: durationInWords(lifetimes.link), codeGoodFor: durationInWords(lifetimes.code) };
}

/** When it happened, in words. Undefined once the account is deleted. */
export async function notice({ userId, createdAt, zone }: Email, services: Services) {
  const user = userId ? await services.get(UserById).find(userId) : undefined;
  return user && { when: momentInWords(createdAt, createdAt, zone) };
}
