import { Injectable } from '@nestjs/common';
import { Transaction } from '../../../platform/database/transaction.ts';
import { OneTimeTokenRefused } from '../domain/proof-errors.ts';
import type { SessionView } from './answers/session.view.ts';
import { FirstOfTwoView } from './answers/first-of-two.view.ts';
import { AcceptToken, type MailProof } from './mail/accept-token.ts';
import { HonourToken } from './mail/honour-token.ts';
import { methodOf, proofTypes, type ProofType } from './mail/proof-types.ts';
import { OpenSession } from './open-session.ts';
import type { Origin } from './origin.ts';

interface VerifyInput {
  readonly type: ProofType;
  readonly proof: MailProof;
  readonly origin: Origin;
}

/** Signs in whoever shows what came by mail, and does what the mail asked about. */
@Injectable()
export class VerifyProof {
  constructor(
    private readonly tx: Transaction,
    private readonly acceptToken: AcceptToken,
    private readonly honourToken: HonourToken,
    private readonly openSession: OpenSession,
  ) {}

  async execute({ type, proof, origin }: VerifyInput): Promise<SessionView | FirstOfTwoView> {
    const outcome = await this.tx.run(async (scope) => {
      const accepted = await this.acceptToken.execute(scope.em, proof, proofTypes[type]);
      if (!accepted) return undefined;
      const isDone = await this.honourToken.execute(scope, accepted);
      if (!isDone) return new FirstOfTwoView();
      return this.openSession.execute({ user: accepted.user, origin, method: methodOf[accepted.token.purpose] });
    });
    if (!outcome) throw new OneTimeTokenRefused('link' in proof ? 'link' : 'code');
    return outcome;
  }
}
