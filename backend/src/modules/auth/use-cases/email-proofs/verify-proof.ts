import { Injectable } from '@nestjs/common';
import { Transaction } from '#platform/database/transaction.ts';
import { OneTimeTokenRefused, PhoneDisabled } from '../../domain/errors.ts';
import { FirstOfTwoView, type SessionView } from '../views/session.view.ts';
import { ConsumeToken, type MailProof } from '../mail/consume-token.ts';
import { ApplyToken } from '../mail/apply-token.ts';
import { methodByPurpose, proofTypes, type ProofType } from '../mail/proof-types.ts';
import { OpenSession, type Origin } from '../sessions/open-session.ts';

interface VerifyInput {
  readonly type: ProofType;
  readonly proof: MailProof | undefined;
  readonly origin: Origin;
}

/** Consumes an email link or code, applies its action and opens a session in one transaction. */
@Injectable()
export class VerifyProof {
  constructor(
    private readonly tx: Transaction,
    private readonly consumeToken: ConsumeToken,
    private readonly applyToken: ApplyToken,
    private readonly openSession: OpenSession,
  ) {}

  async verify({ type, proof, origin }: VerifyInput): Promise<SessionView | FirstOfTwoView> {
    if (!proof) throw new PhoneDisabled();
    const outcome = await this.tx.run(async (scope) => {
      const accepted = await this.consumeToken.consume(scope.em, proof, proofTypes[type]);
      if (!accepted) {
        const details = { type, by: 'link' in proof ? 'link' : 'code' };
        scope.auditLog.record({ action: 'auth.proof-refused', actorId: null, subjectId: null, details });
        return undefined;
      }
      const isDone = await this.applyToken.apply(scope, accepted);
      if (!isDone) return new FirstOfTwoView();
      return this.openSession.open({ user: accepted.user, origin, method: methodByPurpose[accepted.token.purpose] });
    });
    if (!outcome) throw new OneTimeTokenRefused('link' in proof ? 'link' : 'code');
    return outcome;
  }
}
