import { LockMode } from '@mikro-orm/core';
import type { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { OneTimeToken } from '../../domain/one-time-token.entity.ts';
import type { TokenPurpose } from '../../domain/token-purpose.ts';
import { linkHashOf } from '../../domain/token-secrets.ts';
import { User, emailKey } from '../../domain/user.entity.ts';
import { SecretsOf } from './secrets-of.ts';

/** What somebody brings from a mail: the token of its link, or its code together with the address it came to. */
export type MailProof = { readonly link: string } | { readonly email: string; readonly code: string };

/** A token that was right. It is used up by having been accepted. */
export interface AcceptedToken {
  readonly token: OneTimeToken;
  /** Locked by this transaction. */
  readonly user: User;
}

/**
 * Takes a link or a code, once. The rows of the users it may concern are locked first, so that of any number of tries at
 * the same moment one succeeds, and wrong tries are all counted. A wrong try is an answer, not an exception: its count
 * must be committed.
 */
@Injectable()
export class AcceptToken {
  constructor(private readonly secretsOf: SecretsOf) {}

  async execute(
    em: EntityManager,
    proof: MailProof,
    purposes: readonly TokenPurpose[],
  ): Promise<AcceptedToken | undefined> {
    const tokens = await this.lockTokens(em, proof, purposes);
    const now = new Date();
    const token = tokens.find((candidate) =>
      'link' in proof
        ? candidate.takesLink(now)
        : candidate.takesCode(now) && this.secretsOf.isCode(candidate, proof.code),
    );
    if (!token) {
      for (const candidate of tokens) candidate.triedWrongly();
      return undefined;
    }
    em.remove(token);
    return { token, user: await em.findOneOrFail(User, token.userId) };
  }

  /** Read again after the lock: meanwhile another try may have used them. */
  private async lockTokens(
    em: EntityManager,
    proof: MailProof,
    purposes: readonly TokenPurpose[],
  ): Promise<OneTimeToken[]> {
    const which = 'link' in proof ? { linkHash: linkHashOf(proof.link) } : { email: emailKey(proof.email) };
    const where = { ...which, purpose: { $in: [...purposes] } };
    const found = await em.find(OneTimeToken, where, { disableIdentityMap: true });
    if (found.length === 0) return [];
    const ids = [...new Set(found.map(({ userId }) => userId))];
    await em.find(
      User,
      { id: { $in: ids } },
      { lockMode: LockMode.PESSIMISTIC_WRITE, orderBy: { id: 'asc' }, refresh: true },
    );
    return em.find(OneTimeToken, where, { refresh: true });
  }
}
