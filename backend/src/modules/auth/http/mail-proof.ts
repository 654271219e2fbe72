import type { MailProof } from '../use-cases/mail/accept-token.ts';
import type { VerifyDto } from './mail-flows.dto.ts';

/** The proof a valid body holds. */
export const proofOf = ({ token, token_hash, email }: VerifyDto): MailProof =>
  token_hash ? { link: token_hash } : { email: email ?? '', code: token ?? '' };
