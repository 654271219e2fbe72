import { Injectable } from '@nestjs/common';
import { Clock } from '../../../../kernel/clock.ts';
import type { EmailSubscriber } from '../../domain/email-subscriber.entity.ts';
import { EmailLedger } from '../emails/email-ledger.ts';

/** Sends the double opt-in email, at most once a minute to one address. */
@Injectable()
export class AskToConfirm {
  constructor(
    private readonly clock: Clock,
    private readonly ledger: EmailLedger,
  ) {}

  async ask({ id, email, firstName }: EmailSubscriber): Promise<void> {
    const kind = 'list-confirm';
    if (await this.ledger.wasJustQueued(kind, email)) return;
    const dedupeKey = `${kind}:${id}:${this.clock.now().toISOString()}`;
    await this.ledger.queue({ kind, dedupeKey, recipient: email, firstName, subscriberId: id });
  }
}
