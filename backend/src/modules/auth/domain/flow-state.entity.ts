import { defineEntity, p } from '@mikro-orm/core';
import { createHash, timingSafeEqual } from 'node:crypto';
import { User } from './user.entity.ts';

export const pkceChallengeMethods = ['s256', 'plain'] as const;
export type PkceChallengeMethod = (typeof pkceChallengeMethods)[number];

const FlowStateSchema = defineEntity({
  name: 'FlowState',
  tableName: 'flow_state',
  properties: {
    id: p.uuid().primary(),
    userId: () => p.manyToOne(User).mapToPk().joinColumn('user_id').index().deleteRule('cascade'),
    challenge: p.text(),
    challengeMethod: p.enum(pkceChallengeMethods),
    authCodeHash: p.text().nullable().unique(),
    authCodeEndsAt: p.datetime().nullable(),
    createdAt: p.datetime().index(),
  },
});

/** State of a PKCE sign-in (RFC 7636), which only the browser that requested the email can finish. */
export class FlowState extends FlowStateSchema.class {
  setAuthCode(authCodeHash: string, endsAt: Date): void {
    this.authCodeHash = authCodeHash;
    this.authCodeEndsAt = endsAt;
  }

  isExpired(now: Date): boolean {
    return !this.authCodeEndsAt || now >= this.authCodeEndsAt;
  }

  matchesVerifier(verifier: string): boolean {
    const answer =
      this.challengeMethod === 's256' ? createHash('sha256').update(verifier).digest('base64url') : verifier;
    const [given, expected] = [Buffer.from(answer), Buffer.from(this.challenge)];
    return given.length === expected.length && timingSafeEqual(given, expected);
  }
}
FlowStateSchema.setClass(FlowState);
