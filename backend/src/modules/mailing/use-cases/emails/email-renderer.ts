import { Injectable } from '@nestjs/common';
import { ModuleRef } from '@nestjs/core';
import { institute } from '#kernel/institute.ts';
import { formatDay } from '#kernel/format-date.ts';
import { Settings } from '#platform/config/settings.ts';
import { FindUserById } from '#modules/auth/index.ts';
import { extractEmail } from '../../domain/email-hash.ts';
import type { EmailMessage, RenderedEmail } from '../../domain/email-message.entity.ts';
import type { EmailSubscriber } from '../../domain/email-subscriber.entity.ts';
import { getClaimForPurpose, type UnsubscribeClaim } from '../../domain/unsubscribe-token.ts';
import { EmailReasonLinkSigner } from '../why/email-reason-links.ts';
import { UnsubscribeLinkSigner } from '../list/unsubscribe-links.ts';
import { createMailServices, type MailDefinition, type MailServices } from './define-mail.ts';
import { MailDefinitions } from './mail-definitions.ts';
import { NotificationSource } from './notification-source.ts';

@Injectable()
export class EmailRenderer {
  constructor(
    private readonly settings: Settings,
    private readonly definitions: MailDefinitions,
    private readonly links: UnsubscribeLinkSigner,
    private readonly reasonLinks: EmailReasonLinkSigner,
    private readonly notifications: NotificationSource,
    private readonly modules: ModuleRef,
  ) {}

  async render(message: EmailMessage, subscriber: EmailSubscriber | null): Promise<RenderedEmail | undefined> {
    const from = this.settings.mailFrom;
    const { id, recipient, userId = null, createdAt } = message;
    const services = createMailServices(this.modules);
    const definition = this.definitions.getByName(message.kind);
    const kind = definition.notificationKind?.(message.facts ?? {});
    if (kind && userId && !(await this.notifications.known.readPreference(userId, kind)).isOn) return undefined;
    const list = kind
      ? this.unsubscribeHeaders({ of: 'notification', id })
      : definition.consent === 'list'
        ? this.listParts(message, subscriber, definition.purpose)
        : undefined;
    const firstName = message.firstName || (await this.readOwnerName(message, services));
    const whyUrl = this.reasonLinks.urlFor(id);
    const shared = { ...this.buildSenderProps({ recipient, firstName }), whyUrl, ...list?.props };
    const about = { userId, subscriberId: subscriber?.id ?? null, facts: message.facts ?? {} };
    const zone = (userId && (await this.notifications.known.findTimeZone(userId))) || institute.timeZone;
    const email = { id, recipient, firstName, createdAt, zone, ...about };
    const content = await definition.render(email, shared, services);
    if (!content) return undefined;
    const { replyTo, headers, ...words } = content;
    return { from, to: [recipient], ...(replyTo && { replyTo }), ...words, headers: { ...headers, ...list?.headers } };
  }

  buildSenderProps(recipient: { readonly recipient: string; readonly firstName: string }) {
    const { name: siteName, postalAddress } = institute;
    return { ...recipient, siteUrl: this.settings.siteUrl, siteName, postalAddress };
  }

  /** Account emails are queued without the name of the user, so the name is read when the email is rendered. */
  private async readOwnerName({ kind, userId }: EmailMessage, services: MailServices): Promise<string> {
    if (!userId || !this.definitions.account.includes(kind)) return '';
    return (await services.get(FindUserById).find(userId))?.firstName ?? '';
  }

  private listParts(
    { id, createdAt }: EmailMessage,
    subscriber: EmailSubscriber | null,
    purpose: MailDefinition['purpose'] = undefined,
  ) {
    const { props, headers } = this.unsubscribeHeaders(
      subscriber ? { of: getClaimForPurpose(purpose), id: subscriber.id } : { of: 'message', id },
    );
    const joinedOn = subscriber && formatDay(subscriber.subscribedAt, createdAt);
    const preferencesUrl = subscriber && this.links.preferencesUrlFor(subscriber.id);
    return { props: { ...props, joinedOn, preferencesUrl }, headers };
  }

  private unsubscribeHeaders(claim: UnsubscribeClaim) {
    const unsubscribeUrl = this.links.urlFor(claim);
    return {
      props: { unsubscribeUrl },
      headers: {
        'List-Unsubscribe': `<${unsubscribeUrl}>, <mailto:${extractEmail(this.settings.mailFrom)}?subject=unsubscribe>`,
        'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
      },
    };
  }
}
