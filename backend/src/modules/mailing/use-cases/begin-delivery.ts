import { LockMode } from '@mikro-orm/core';
import type { EntityManager } from '@mikro-orm/postgresql';
import { Injectable, Logger } from '@nestjs/common';
import { Transaction } from '../../../platform/database/transaction.ts';
import { EmailMessage, isListKind } from '../domain/email-message.entity.ts';
import type { Letter } from '../domain/letter.ts';
import { addressStanding, mayBeAsked, type AddressStanding } from './address-standing.ts';
import { WriteLetter } from './write-letter.ts';

/** Decides, just before a mail is sent, whether it still may be, and freezes what it says. */
@Injectable()
export class BeginDelivery {
  private readonly log = new Logger('mailing');

  constructor(
    private readonly tx: Transaction,
    private readonly writeLetter: WriteLetter,
  ) {}

  /** The letter to send; undefined when there is nothing, or nothing more, to be done: it may have been forgotten. */
  execute({ messageId }: { messageId: string }): Promise<Letter | undefined> {
    return this.tx.run(async ({ em }) => {
      const message = await em.findOne(EmailMessage, messageId, { lockMode: LockMode.PESSIMISTIC_WRITE });
      if (!message?.isOpen()) return undefined;
      const standing = await addressStanding(em, message.recipient);
      if (!(await mayGo(em, message, standing))) {
        message.suppress();
        return undefined;
      }
      const now = new Date();
      if (message.isTooOldToRepeat(now)) {
        message.giveUp('no-answer');
        this.log.error({ event: 'mail.unknown', messageId, reason: 'no-answer' });
        return undefined;
      }
      if (message.frozenLetter) return message.attempt(now);
      const letter = await this.writeLetter.execute({ message, ...standing });
      if (!letter) {
        message.suppress();
        return undefined;
      }
      message.freeze(letter);
      return message.attempt(now);
    });
  }
}

/** Letters go where they are welcome, the question of the list while it is open, and what concerns one person always. */
async function mayGo(em: EntityManager, { kind }: EmailMessage, standing: AddressStanding): Promise<boolean> {
  const { subscriber, wants } = standing;
  if (kind !== 'list-confirm') return wants === 'letters' || !isListKind(kind);
  return subscriber !== null && !subscriber.isOnTheList() && mayBeAsked(em, subscriber);
}
