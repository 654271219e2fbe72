import { LockMode } from '@mikro-orm/core';
import type { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { normalizeEmail } from '#kernel/email-address.ts';
import { newId } from '#kernel/id.ts';
import { realTime } from '#kernel/real-time.ts';
import { OneTimeToken, type TokenPurpose } from '../../domain/one-time-token.entity.ts';
import { hashLinkToken } from '../../domain/token-secrets.ts';
import { User } from '../../domain/user.entity.ts';
import { getRequesterNetwork } from './requester-network.ts';
import { DeriveTokenSecrets } from './derive-token-secrets.ts';

export type SubmittedLinkOrCode = { readonly link: string } | { readonly email: string; readonly code: string };

export interface ConsumedOneTimeToken {
  readonly token: OneTimeToken;
  readonly user: User;
}

/** Returns undefined for a wrong code, because an error would roll back the count of tries. */
@Injectable()
export class ConsumeOneTimeToken {
  constructor(private readonly deriveTokenSecrets: DeriveTokenSecrets) {}

  async consume(
    em: EntityManager,
    proof: SubmittedLinkOrCode,
    purposes: readonly TokenPurpose[],
  ): Promise<ConsumedOneTimeToken | undefined> {
    const tokens = await this.lockTokens(em, proof, purposes);
    const now = realTime();
    const from = getRequesterNetwork();
    const token = tokens.find((candidate) =>
      'link' in proof
        ? candidate.acceptsLink(now)
        : candidate.acceptsCode(now, from) && this.deriveTokenSecrets.hasMatchingCode(candidate, proof.code),
    );
    if (!token) {
      await this.countWrongTry(em, tokens, from);
      return undefined;
    }
    em.remove(token);
    return { token, user: await em.findOneOrFail(User, token.userId) };
  }

  /** Runs the same queries when no token matches, so that the response time does not reveal accounts. */
  private async lockTokens(
    em: EntityManager,
    proof: SubmittedLinkOrCode,
    purposes: readonly TokenPurpose[],
  ): Promise<OneTimeToken[]> {
    const which = 'link' in proof ? { linkHash: hashLinkToken(proof.link) } : { email: normalizeEmail(proof.email) };
    const where = { ...which, purpose: { $in: [...purposes] } };
    const found = await em.find(OneTimeToken, where, { disableIdentityMap: true });
    const ids = [...new Set(found.map(({ userId }) => userId))];
    await em.find(
      User,
      { id: { $in: orRandomId(ids) } },
      { lockMode: LockMode.PESSIMISTIC_WRITE, orderBy: { id: 'asc' }, refresh: true },
    );
    return em.find(OneTimeToken, where, { refresh: true });
  }

  private async countWrongTry(em: EntityManager, tokens: readonly OneTimeToken[], from = ''): Promise<void> {
    const ids = orRandomId(tokens.map(({ id }) => id));
    await em.execute(
      `update one_time_tokens set requester_tries = requester_tries + is_requester, wrong_tries = wrong_tries + 1 - is_requester
       from (select id as token_id, (coalesce(requested_from, '') = ? and ? <> '')::int as is_requester
             from one_time_tokens where id = any(?)) t where id = token_id`,
      [from, from, `{${ids.join(',')}}`],
    );
  }
}

const orRandomId = (ids: string[]): string[] => (ids.length > 0 ? ids : [newId()]);
