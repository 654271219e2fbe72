import { Injectable } from '@nestjs/common';
import { Clock } from '#kernel/clock.ts';
import { Transaction } from '#platform/database/transaction.ts';
import { hashEmail } from '../../domain/email-hash.ts';
import { EmailSubscriber } from '../../domain/email-subscriber.entity.ts';
import { EmailSuppression } from '../../domain/email-suppression.entity.ts';
import { NotificationSource } from '../emails/notification-source.ts';
import { ConsentLedger } from '../consent/consent-ledger.ts';
import { ReflectionsByEmail } from '../consent/reflections-by-email.ts';
import { readSubscriptionStatus, lockEmail } from './list-status.ts';
import { reflectionsName, type UnsubscribeStatus } from './read-unsubscribe-link.ts';
import { findEmailOfLink, UnsubscribeLinks } from './unsubscribe-links.ts';

@Injectable()
export class UnsubscribeEmail {
  constructor(
    private readonly tx: Transaction,
    private readonly clock: Clock,
    private readonly links: UnsubscribeLinks,
    private readonly notifications: NotificationSource,
    private readonly consents: ConsentLedger,
    private readonly reflections: ReflectionsByEmail,
  ) {}

  async unsubscribe({ token }: { token: string }): Promise<UnsubscribeStatus | undefined> {
    const claim = this.links.verify(token);
    if (!claim) return undefined;
    return this.tx.run(async ({ em }) => {
      const email = await findEmailOfLink(em, claim);
      if (!email) return undefined;
      if (claim.of === 'notification') {
        const kind = await this.notifications.turnOff(claim.id);
        return kind === undefined ? undefined : { email, hasLeft: true, kind };
      }
      await lockEmail(em, email);
      if (claim.of === 'reflections') {
        (await em.findOneOrFail(EmailSubscriber, { id: claim.id })).stopReflections();
        await this.consents.record({ email, subscriberId: claim.id }, 'unsubscribe-link', { reflection: false });
        await this.reflections.stopNotification(email);
        const preferencesUrl = this.links.preferencesUrlFor(claim.id);
        return { email, hasLeft: true, kind: reflectionsName, preferencesUrl };
      }
      const { subscriber, status } = await readSubscriptionStatus(em, email);
      const now = this.clock.now();
      await this.consents.withdrawAll({ email, subscriberId: subscriber?.id ?? null }, 'unsubscribe-link');
      await this.reflections.stopNotification(email);
      if (subscriber) subscriber.unsubscribe(now);
      else if (status === 'open') {
        em.create(EmailSuppression, { addressHash: hashEmail(email), reason: 'declined', createdAt: now });
      }
      return { email, hasLeft: true };
    });
  }
}
