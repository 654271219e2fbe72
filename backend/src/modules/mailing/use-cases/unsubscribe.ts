import { Injectable } from '@nestjs/common';
import { Clock } from '../../../kernel/clock.ts';
import { Transaction } from '../../../platform/database/transaction.ts';
import { addressHash } from '../domain/address.ts';
import { EmailSuppression } from '../domain/email-suppression.entity.ts';
import { addressBehind } from './address-behind.ts';
import { addressStanding, oneAtATime } from './address-standing.ts';
import type { LetterRecipient } from './read-unsubscribe-link.ts';
import { UnsubscribeLinks } from './unsubscribe-links.ts';

/** Stops all letters to the address behind a link, at once. Safe to repeat. */
@Injectable()
export class Unsubscribe {
  constructor(
    private readonly tx: Transaction,
    private readonly clock: Clock,
    private readonly links: UnsubscribeLinks,
  ) {}

  /** Undefined for a link that is none of ours. */
  async execute({ token }: { token: string }): Promise<LetterRecipient | undefined> {
    const claim = this.links.read(token);
    if (!claim) return undefined;
    return this.tx.run(async ({ em }) => {
      const email = await addressBehind(em, claim);
      if (!email) return undefined;
      await oneAtATime(em, email);
      const { subscriber, wants } = await addressStanding(em, email);
      const now = this.clock.now();
      if (subscriber) subscriber.leave(now);
      else if (wants === 'letters') {
        em.create(EmailSuppression, { addressHash: addressHash(email), reason: 'declined', createdAt: now });
      }
      return { email, hasLeft: true };
    });
  }
}
