import { formatDateTime } from '#kernel/format-date.ts';
import { ReadEmailProof, FindUserById } from '#modules/auth/index.ts';
import { formatDuration } from '../../domain/duration.ts';
import type { EmailContext, MailServices } from '../../use-cases/emails/define-mail.ts';

export interface TokenMailData {
  readonly tokenId: string;
}

export async function buildTokenMailProps({ facts }: EmailContext<TokenMailData>, services: MailServices) {
  const found = await services.get(ReadEmailProof).read(facts.tokenId);
  if (!found) return undefined;
  const { lifetimes, ...known } = found;
  return { ...known, linkGoodFor: formatDuration(lifetimes.link), codeGoodFor: formatDuration(lifetimes.code) };
}

export async function buildNoticeMailProps({ userId, createdAt, zone }: EmailContext, services: MailServices) {
  const user = userId ? await services.get(FindUserById).find(userId) : undefined;
  return user && { when: formatDateTime(createdAt, createdAt, zone) };
}
