import { Injectable } from '@nestjs/common';
import { newId } from '../../../kernel/id.ts';
import { Transaction } from '../../../platform/database/transaction.ts';
import { MailAskedFor } from '../domain/events.ts';
import { MailAsk, type MailWishName } from '../domain/mail-ask.entity.ts';
import { emailKey } from '../domain/user.entity.ts';
import type { Challenge } from './challenge.ts';
import { Redirects } from './mail/redirects.ts';
import { TakeMailTurn } from './mail/take-mail-turn.ts';

interface AskInput {
  readonly wish: MailWishName;
  readonly email: string;
  readonly createUser?: boolean;
  readonly firstName?: string | undefined;
  readonly lastName?: string | undefined;
  readonly redirectTo?: string | undefined;
  readonly challenge?: Challenge | undefined;
}

/**
 * Takes down that a mail to an address is asked for. Whether there is an account is looked up afterwards, by the worker:
 * the answer is the same, and takes as long, for an address that nobody has.
 */
@Injectable()
export class AskForMail {
  constructor(
    private readonly tx: Transaction,
    private readonly takeMailTurn: TakeMailTurn,
    private readonly redirects: Redirects,
  ) {}

  execute({ wish, challenge, redirectTo, ...input }: AskInput): Promise<void> {
    return this.tx.run(async ({ em, outbox }) => {
      const email = emailKey(input.email);
      await this.takeMailTurn.execute(em, email);
      const ask = em.create(MailAsk, {
        id: newId(),
        wish,
        email,
        createUser: input.createUser ?? false,
        firstName: input.firstName ?? null,
        lastName: input.lastName ?? null,
        redirectTo: this.redirects.allowed(redirectTo),
        challenge: challenge?.challenge ?? null,
        challengeMethod: challenge?.method ?? null,
        createdAt: new Date(),
      });
      outbox.append(new MailAskedFor({ askId: ask.id }));
    });
  }
}
