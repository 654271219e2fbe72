import type { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { Clock } from '#kernel/clock.ts';
import { Transaction } from '#platform/database/transaction.ts';
import { hashEmail, maskEmail } from '../../domain/email-hash.ts';
import { EmailSubscriber } from '../../domain/email-subscriber.entity.ts';
import { EmailSuppression } from '../../domain/email-suppression.entity.ts';
import { NotificationSource } from '../emails/notification-source.ts';
import { consentPurposeNames } from '../../domain/consent-purposes.ts';
import { purposeByClaim } from '../../domain/unsubscribe-token.ts';
import { ReflectionConsentSync } from '../consent/reflection-consent-sync.ts';
import { ChangePreferences } from './change-preferences.ts';
import { readListSubscriptionStatus, lockEmail } from './list-status.ts';
import type { UnsubscribeStatus } from './read-unsubscribe-link.ts';
import { findEmailOfLink, UnsubscribeLinkSigner } from './unsubscribe-links.ts';

const form = 'unsubscribe-link';

@Injectable()
export class UnsubscribeEmail {
  constructor(
    private readonly tx: Transaction,
    private readonly clock: Clock,
    private readonly links: UnsubscribeLinkSigner,
    private readonly notifications: NotificationSource,
    private readonly preferences: ChangePreferences,
    private readonly reflections: ReflectionConsentSync,
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
      const purpose = purposeByClaim[claim.of];
      if (purpose) {
        const subscriber = await em.findOneOrFail(EmailSubscriber, { email });
        await this.preferences.stop(subscriber, purpose, form);
        const preferencesUrl = this.links.preferencesUrlFor(subscriber.id);
        return { email, hasLeft: true, kind: consentPurposeNames[purpose], preferencesUrl };
      }
      const { subscriber, status } = await readListSubscriptionStatus(em, email);
      if (subscriber) await this.preferences.stopAll(subscriber, form);
      else {
        await this.reflections.stopNotification(email);
        if (status === 'open') this.decline(em, email);
      }
      return { email, hasLeft: true };
    });
  }

  private decline(em: EntityManager, email: string): void {
    em.create(EmailSuppression, {
      addressHash: hashEmail(email),
      reason: 'declined',
      maskedEmail: maskEmail(email),
      detail: null,
      createdAt: this.clock.now(),
    });
  }
}
