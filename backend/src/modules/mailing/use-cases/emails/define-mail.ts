import type { Type } from '@nestjs/common';
import type { ModuleRef } from '@nestjs/core';
import { renderEmail, type EmailTemplate, type RenderedEmail, type EmailSenderProps } from 'email-templates';
import type { DomainEvent, DomainEventClass } from '#kernel/domain-event.ts';
import type { EmailPurpose } from '../../domain/consent-purposes.ts';
import type { MailQueue } from '../../domain/events.ts';
import type { EmailConsent } from './consent.ts';

/** Gives an email definition access to classes of this module and of the modules that it may import. */
export interface MailServices {
  get<Service>(type: Type<Service>): Service;
}

export interface MailRecipient {
  readonly email: string;
  readonly firstName?: string | null | undefined;
  readonly userId?: string;
  readonly subscriberId?: string;
}

export interface EmailContext<Facts extends object = object> {
  readonly id: string;
  readonly recipient: string;
  readonly firstName: string;
  readonly userId: string | null;
  readonly subscriberId: string | null;
  readonly facts: Facts;
  readonly createdAt: Date;
  /** Time zone of the recipient; that of the institute when unknown. */
  readonly zone: string;
}

/** Template props of every email. Only emails of the mailing list use `joinedOn` and the URLs. */
export interface SharedMailProps extends EmailSenderProps {
  readonly recipient: string;
  readonly firstName: string;
  readonly joinedOn: string | null;
  readonly unsubscribeUrl: string;
  /** Page on which a subscriber chooses the emails of the mailing list; null outside the list. */
  readonly preferencesUrl: string | null;
}

type Awaitable<Value> = Value | Promise<Value>;
type OwnProps<Props> = Omit<Props, keyof SharedMailProps> & Partial<SharedMailProps>;

interface MailOptions<Facts extends object, Props extends EmailSenderProps> {
  /** Name of the email. It is stored with each email, so do not change it. */
  readonly name: string;
  readonly queue: MailQueue;
  /**
   * Consent that the email needs; 'transactional' by default. It is checked when the email is queued and when it is
   * sent.
   */
  readonly consent?: EmailConsent;
  /**
   * Purpose of an email of the mailing list. The email needs this consent, and its unsubscribe link turns off only this
   * kind; without a purpose, the link turns off the whole list.
   */
  readonly purpose?: EmailPurpose;
  /** Reason of an email without consent, as one or two sentences to the recipient; that of its queue by default. */
  readonly why?: string;
  /** Domain event that causes the email. Without one, a use case queues the email with `EmailLedger`. */
  readonly on?: DomainEventClass<DomainEvent<Facts>>;
  /** Finds the recipient; undefined means that no email is sent. Runs in the transaction that queues the email. */
  to?(facts: Facts, services: MailServices): Promise<MailRecipient | undefined>;
  /**
   * Builds the deduplication key, which is unique among emails of this name, or per recipient when `isToMany` is set.
   */
  key?(facts: Facts): string;
  /** True when the domain event lists its recipients in `userIds`; each of them gets one email. */
  readonly isToMany?: boolean;
  /** True drops a second email to the same recipient within a minute; set it for emails that any visitor can cause. */
  readonly oncePerMinute?: boolean;
  /**
   * Returns the kind of notification that the email belongs to. The email is sent only while that kind is turned on,
   * and contains a link to turn it off.
   */
  notificationKind?(facts: Facts): string;
  /**
   * True when the email contains a secret code or link. Such an email is rendered again for each attempt and never
   * stored.
   */
  readonly isSecret?: boolean;
  template(): Promise<EmailTemplate<Props>>;
  /** Returns the template props of this email in addition to the shared ones; undefined means that no email is sent. */
  props(email: EmailContext<Facts>, services: MailServices): Awaitable<OwnProps<Props> | undefined>;
  replyTo?(props: Props, services: MailServices): string | undefined;
  readonly headers?: Readonly<Record<string, string>>;
}

export interface RenderedContent extends RenderedEmail {
  readonly replyTo?: string | undefined;
  readonly headers: Readonly<Record<string, string>>;
}

type UntypedMail = Omit<MailOptions<object, EmailSenderProps>, 'template' | 'props' | 'replyTo'>;

export interface MailDefinition extends UntypedMail {
  readonly consent: EmailConsent;
  render(
    email: EmailContext,
    shared: EmailSenderProps & Partial<SharedMailProps>,
    services: MailServices,
  ): Promise<RenderedContent | undefined>;
}

/** Defines an email. Each file in `mails/` exports one definition, which the product finds automatically. */
export function defineMail<Facts extends object, Props extends EmailSenderProps>({
  template,
  props,
  replyTo,
  ...definition
}: MailOptions<Facts, Props>): MailDefinition {
  return {
    consent: 'transactional',
    ...(definition as unknown as UntypedMail),
    async render(email, shared, services) {
      const own = await props(email as EmailContext<Facts>, services);
      if (!own) return undefined;
      const all = { ...shared, ...own } as unknown as Props;
      const rendered = await renderEmail(await template(), all);
      return { ...rendered, replyTo: replyTo?.(all, services), headers: definition.headers ?? {} };
    },
  };
}

/** Gives email definitions access to classes of other modules; the import rules limit which modules they may use. */
export const createMailServices = (modules: ModuleRef): MailServices => ({
  get: (type) => modules.get(type, { strict: false }),
});
