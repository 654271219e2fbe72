import type { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { Clock } from '#kernel/clock.ts';
import { Database } from '#platform/database/database.ts';
import { Transaction } from '#platform/database/transaction.ts';
import { isConfirmationExpired, type ConfirmationClaim } from '../../domain/confirmation-token.ts';
import { hashEmail, normalizeEmail } from '../../domain/email-hash.ts';
import { EmailSubscriber } from '../../domain/email-subscriber.entity.ts';
import { EmailSuppression } from '../../domain/email-suppression.entity.ts';
import { NewEmailSuppressed, NewEmailTaken } from '../../domain/errors.ts';
import { ConsentLedger } from '../consent/consent-ledger.ts';
import { ConsentReader } from '../consent/consent-reader.ts';
import { QueueEmails } from '../emails/queue-emails.ts';
import { lockSubscriber } from './list-preferences.ts';
import { lockEmail } from './list-status.ts';
import { NewEmailLinks } from './new-email-links.ts';
import { UnsubscribeLinkSigner } from './unsubscribe-links.ts';

const form = 'preferences-page';

@Injectable()
export class ChangeSubscriberEmail {
  constructor(
    private readonly database: Database,
    private readonly tx: Transaction,
    private readonly clock: Clock,
    private readonly links: UnsubscribeLinkSigner,
    private readonly newEmailLinks: NewEmailLinks,
    private readonly emails: QueueEmails,
    private readonly ledger: ConsentLedger,
    private readonly consents: ConsentReader,
  ) {}

  ask(token: string, typed: string): Promise<string | undefined> {
    const claim = this.links.verify(token);
    const newEmail = normalizeEmail(typed);
    return this.tx.run(async ({ em }) => {
      const subscriber = claim?.of === 'subscriber' ? await lockSubscriber(em, claim.id) : null;
      if (!subscriber?.isSubscribed()) return undefined;
      await this.requireFree(em, newEmail);
      if (await this.emails.wasJustQueued('list-new-email', newEmail)) return newEmail;
      const now = this.clock.now();
      Object.assign(subscriber, { newEmail, newEmailAskedAt: now });
      const { id, firstName } = subscriber;
      const dedupeKey = `list-new-email:${id}:${now.toISOString()}`;
      const email = { kind: 'list-new-email', dedupeKey, recipient: newEmail, firstName, createdAt: now };
      await this.emails.queue({ ...email, facts: { subscriberId: id } });
      return newEmail;
    });
  }

  async read(token: string): Promise<string | undefined> {
    const claim = this.newEmailLinks.verify(token);
    const subscriber = claim && (await this.database.em().findOne(EmailSubscriber, { id: claim.subscriberId }));
    return subscriber && this.isOpen(subscriber, claim) ? (subscriber.newEmail ?? undefined) : undefined;
  }

  /** Also informs the old email address about the change. */
  confirm(token: string): Promise<string | undefined> {
    const claim = this.newEmailLinks.verify(token);
    return this.tx.run(async ({ em }) => {
      const subscriber = claim && (await lockSubscriber(em, claim.subscriberId));
      const newEmail = subscriber?.newEmail;
      if (!subscriber || !newEmail || !this.isOpen(subscriber, claim)) return undefined;
      await lockEmail(em, newEmail);
      await this.requireFree(em, newEmail);
      await this.takeOver(em, newEmail);
      await this.move(em, subscriber, newEmail);
      return newEmail;
    });
  }

  private isOpen(subscriber: EmailSubscriber, claim: ConfirmationClaim): boolean {
    const isLatest = subscriber.newEmailAskedAt?.getTime() === claim.askedAt.getTime();
    return isLatest && subscriber.isSubscribed() && !isConfirmationExpired(claim, this.clock.now());
  }

  private async requireFree(em: EntityManager, email: string): Promise<void> {
    const owner = await em.findOne(EmailSubscriber, { email });
    if (owner?.isSubscribed()) throw new NewEmailTaken();
    const refused = { addressHash: hashEmail(email), reason: { $ne: 'declined' as const } };
    if ((await em.count(EmailSuppression, refused)) > 0) throw new NewEmailSuppressed();
  }

  /** Deletes an inactive subscription of the new email address, because its owner has confirmed the change. */
  private async takeOver(em: EntityManager, email: string): Promise<void> {
    await em.nativeDelete(EmailSubscriber, { email });
    await em.nativeDelete(EmailSuppression, { addressHash: hashEmail(email), reason: 'declined' });
  }

  private async move(em: EntityManager, subscriber: EmailSubscriber, newEmail: string): Promise<void> {
    const { id, email: oldEmail, firstName } = subscriber;
    const given = await this.consents.listGiven(oldEmail);
    await this.ledger.withdrawAll({ email: oldEmail, subscriberId: id }, form);
    Object.assign(subscriber, { email: newEmail, newEmail: null, newEmailAskedAt: null });
    await em.flush();
    const choice = Object.fromEntries([...given].map((purpose) => [purpose, true]));
    await this.ledger.record({ email: newEmail, subscriberId: id }, form, choice);
    const dedupeKey = `list-email-changed:${id}:${this.clock.now().toISOString()}`;
    const notice = { kind: 'list-email-changed', dedupeKey, recipient: oldEmail, firstName };
    await this.emails.queue({ ...notice, subscriberId: id });
  }
}
