import { Injectable } from '@nestjs/common';
import { Transaction } from '#platform/database/transaction.ts';
import { OneTimeTokenInvalid, PhoneDisabled } from '../../domain/errors.ts';
import { EmailChangePendingView, type SessionView } from '../views/session.view.ts';
import { ConsumeOneTimeToken, type SubmittedLinkOrCode } from '../mail/consume-one-time-token.ts';
import { ApplyOneTimeToken } from '../mail/apply-one-time-token.ts';
import { authMethodByPurpose, purposesByProofType, type EmailProofType } from '../mail/proof-types.ts';
import { OpenSession, type ClientOrigin } from '../sessions/open-session.ts';

interface VerifyInput {
  readonly type: EmailProofType;
  readonly proof: SubmittedLinkOrCode | undefined;
  readonly origin: ClientOrigin;
}

@Injectable()
export class VerifyEmailProof {
  constructor(
    private readonly tx: Transaction,
    private readonly consumeOneTimeToken: ConsumeOneTimeToken,
    private readonly applyOneTimeToken: ApplyOneTimeToken,
    private readonly openSession: OpenSession,
  ) {}

  async verify({ type, proof, origin }: VerifyInput): Promise<SessionView | EmailChangePendingView> {
    if (!proof) throw new PhoneDisabled();
    const outcome = await this.tx.run(async (scope) => {
      const accepted = await this.consumeOneTimeToken.consume(scope.em, proof, purposesByProofType[type]);
      if (!accepted) {
        const details = { type, by: 'link' in proof ? 'link' : 'code' };
        scope.auditLog.record({ action: 'auth.proof-refused', actorId: null, subjectId: null, details });
        return undefined;
      }
      const isDone = await this.applyOneTimeToken.apply(scope, accepted);
      if (!isDone) return new EmailChangePendingView();
      return this.openSession.open({
        user: accepted.user,
        origin,
        method: authMethodByPurpose[accepted.token.purpose],
      });
    });
    if (!outcome) throw new OneTimeTokenInvalid('link' in proof ? 'link' : 'code');
    return outcome;
  }
}
