import type { MailProof } from '../use-cases/mail/consume-token.ts';
import type { VerifyDto } from './mail-flows.dto.ts';

/** The proof a valid body holds; none where it names a telephone. */
export const proofOf = ({ phone, token, token_hash, email }: VerifyDto): MailProof | undefined =>
  phone && !email ? undefined : token_hash ? { link: token_hash } : { email: email ?? '', code: token ?? '' };
