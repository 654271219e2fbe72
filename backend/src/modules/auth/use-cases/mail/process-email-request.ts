import { LockMode } from '@mikro-orm/core';
import { Injectable } from '@nestjs/common';
import { ReactsTo } from '#platform/reactions/reaction.ts';
import { Transaction, type TransactionScope } from '#platform/database/transaction.ts';
import { AccountEmailRequested } from '../../domain/events.ts';
import { EmailRequest } from '../../domain/email-request.entity.ts';
import type { TokenPurpose } from '../../domain/one-time-token.entity.ts';
import { User } from '../../domain/user.entity.ts';
import { CreateUser } from '../accounts/create-user.ts';
import { SendEmailChangeConfirmations } from './send-email-change-confirmations.ts';
import { SendTokenEmail } from './send-token-email.ts';

@Injectable()
export class ProcessEmailRequest {
  constructor(
    private readonly tx: Transaction,
    private readonly createUser: CreateUser,
    private readonly sendTokenEmail: SendTokenEmail,
    private readonly sendEmailChangeConfirmations: SendEmailChangeConfirmations,
  ) {}

  @ReactsTo([AccountEmailRequested], { name: 'AnswerRequestWhenEmailRequested', queue: 'auth-mail' })
  process({ requestId }: { requestId: string }): Promise<void> {
    return this.tx.run(async (scope) => {
      const request = await scope.em.findOne(EmailRequest, requestId, { lockMode: LockMode.PESSIMISTIC_WRITE });
      if (!request) return;
      scope.em.remove(request);
      const user = await scope.em.findOne(User, { email: request.email }, { lockMode: LockMode.PESSIMISTIC_WRITE });
      if (user) await this.sendFor(scope, request, user);
      else if (request.kind === 'code' && request.createUser)
        await this.send(scope, request, await this.createAccount(scope, request), 'confirm');
    });
  }

  private async sendFor(scope: TransactionScope, request: EmailRequest, user: User): Promise<void> {
    if (request.kind === 'email-change-again')
      return this.sendEmailChangeConfirmations.resend(scope, user, toSendOptions(request));
    if (request.kind === 'recovery') return this.send(scope, request, user, 'recovery');
    if (request.kind === 'code') return this.send(scope, request, user, 'magiclink');
    if (!user.emailConfirmedAt) await this.send(scope, request, user, 'confirm');
  }

  private send(scope: TransactionScope, request: EmailRequest, user: User, purpose: TokenPurpose): Promise<void> {
    return this.sendTokenEmail.send(scope, { ...toSendOptions(request), user, purpose, to: user.email });
  }

  private async createAccount({ em }: TransactionScope, request: EmailRequest): Promise<User> {
    const { email, firstName = null, lastName = null, metadata = null } = request;
    const userId = await this.createUser.create({ email, firstName, lastName, metadata });
    return em.findOneOrFail(User, userId);
  }
}

const toSendOptions = ({ redirectTo, challenge, challengeMethod: method, requestedFrom }: EmailRequest) => ({
  requestedFrom: requestedFrom ?? undefined,
  redirectTo: redirectTo ?? undefined,
  challenge: challenge && method ? { challenge, method } : undefined,
});
