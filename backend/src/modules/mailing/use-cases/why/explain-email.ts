import { Injectable } from '@nestjs/common';
import { Clock } from '#kernel/clock.ts';
import { institute } from '#kernel/institute.ts';
import { Database } from '#platform/database/database.ts';
import { consentFormNames, consentPurposeNames } from '../../domain/consent-purposes.ts';
import { EmailMessage } from '../../domain/email-message.entity.ts';
import { EmailSubscriber } from '../../domain/email-subscriber.entity.ts';
import { getClaimForPurpose } from '../../domain/unsubscribe-token.ts';
import { ConsentReader } from '../consent/consent-reader.ts';
import type { MailDefinition } from '../emails/define-mail.ts';
import { MailDefinitions } from '../emails/mail-definitions.ts';
import { NotificationSource } from '../emails/notification-source.ts';
import { UnsubscribeLinkSigner } from '../list/unsubscribe-links.ts';
import { findReason } from './email-reasons.ts';
import { EmailReasonLinkSigner } from './email-reason-links.ts';

export interface EmailConsentDetails {
  readonly purpose: string;
  readonly given: { readonly at: Date; readonly form: string; readonly sentence: string } | null;
  readonly isWithdrawnNow: boolean;
}

export interface EmailExplanation {
  readonly recipient: string;
  readonly sentAt: Date;
  readonly now: Date;
  readonly zone: string;
  readonly reason?: string;
  readonly consent?: EmailConsentDetails;
  readonly preferencesUrl?: string;
  readonly unsubscribeUrl?: string;
}

/** Changes nothing, because email scanners open every link. */
@Injectable()
export class ExplainEmail {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly links: EmailReasonLinkSigner,
    private readonly definitions: MailDefinitions,
    private readonly consents: ConsentReader,
    private readonly unsubscribeLinks: UnsubscribeLinkSigner,
    private readonly notifications: NotificationSource,
  ) {}

  async explain(token: string): Promise<EmailExplanation | 'deleted' | undefined> {
    const id = this.links.verify(token);
    if (!id) return undefined;
    const message = await this.database.em().findOne(EmailMessage, { id });
    if (!message) return 'deleted';
    const definition = this.definitions.getByName(message.kind);
    const zone =
      (message.userId && (await this.notifications.known.findTimeZone(message.userId))) || institute.timeZone;
    const shared = { recipient: message.recipient, sentAt: message.createdAt, now: this.clock.now(), zone };
    if (definition.consent === 'list') return { ...shared, ...(await this.explainConsent(message, definition)) };
    const kind = definition.notificationKind?.(message.facts ?? {});
    if (!kind || !message.userId) return { ...shared, reason: findReason(definition) };
    const { kind: name } = await this.notifications.known.readPreference(message.userId, kind);
    return {
      ...shared,
      reason: `Emails about “${name}” are turned on in your account.`,
      preferencesUrl: '/account/notifications',
      unsubscribeUrl: this.unsubscribeLinks.urlFor({ of: 'notification', id }),
    };
  }

  private async explainConsent({ id, recipient, createdAt }: EmailMessage, { purpose }: MailDefinition) {
    const asked = purpose ?? 'newsletter';
    const subscriber = await this.database.em().findOne(EmailSubscriber, { email: recipient });
    const given = await this.consents.findGiven(recipient, asked, createdAt);
    const consent: EmailConsentDetails = {
      purpose: consentPurposeNames[asked],
      given: given && { at: given.at, form: consentFormNames[given.form], sentence: given.sentence },
      isWithdrawnNow: given !== null && !(await this.consents.hasConsent(recipient, asked)),
    };
    const unsubscribeUrl = this.unsubscribeLinks.urlFor(
      subscriber ? { of: getClaimForPurpose(purpose), id: subscriber.id } : { of: 'message', id },
    );
    return {
      consent,
      unsubscribeUrl,
      ...(subscriber && { preferencesUrl: this.unsubscribeLinks.preferencesUrlFor(subscriber.id) }),
    };
  }
}
