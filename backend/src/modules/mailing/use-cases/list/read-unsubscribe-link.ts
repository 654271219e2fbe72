import { Injectable } from '@nestjs/common';
import { Database } from '#platform/database/database.ts';
import { consentPurposeNames } from '../../domain/consent-purposes.ts';
import { EmailSubscriber } from '../../domain/email-subscriber.entity.ts';
import { purposeByClaim } from '../../domain/unsubscribe-token.ts';
import { ConsentReader } from '../consent/consent-reader.ts';
import { NotificationSource } from '../emails/notification-source.ts';
import { readListSubscriptionStatus } from './list-status.ts';
import { findEmailOfLink, UnsubscribeLinkSigner } from './unsubscribe-links.ts';

export interface UnsubscribeStatus {
  readonly email: string;
  readonly hasLeft: boolean;
  readonly kind?: string;
  readonly preferencesUrl?: string;
}

/** Changes nothing, because email scanners open every link. */
@Injectable()
export class ReadUnsubscribeLink {
  constructor(
    private readonly database: Database,
    private readonly links: UnsubscribeLinkSigner,
    private readonly notifications: NotificationSource,
    private readonly consents: ConsentReader,
  ) {}

  async read({ token }: { token: string }): Promise<UnsubscribeStatus | undefined> {
    const claim = this.links.verify(token);
    const em = this.database.em();
    const email = claim && (await findEmailOfLink(em, claim));
    if (!email) return undefined;
    if (claim.of === 'notification') {
      const preference = await this.notifications.readPreference(claim.id);
      return preference && { email, hasLeft: !preference.isOn, kind: preference.kind };
    }
    const purpose = purposeByClaim[claim.of];
    if (purpose) {
      const subscriber = await em.findOneOrFail(EmailSubscriber, { email });
      const hasLeft = !subscriber.isSubscribed() || !(await this.consents.hasConsent(email, purpose));
      const preferencesUrl = this.links.preferencesUrlFor(subscriber.id);
      return { email, hasLeft, kind: consentPurposeNames[purpose], preferencesUrl };
    }
    const { status } = await readListSubscriptionStatus(em, email);
    return { email, hasLeft: status === 'left' || status === 'suppressed' };
  }
}
