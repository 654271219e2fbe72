import type { Type } from '@nestjs/common';
import type { ModuleRef } from '@nestjs/core';
import { renderEmail, type EmailTemplate, type RenderedEmail, type EmailSenderProps } from 'email-templates';
import type { DomainEvent, DomainEventClass } from '#kernel/domain-event.ts';
import type { MailQueue } from '../../domain/events.ts';
import type { EmailConsent } from './consent.ts';

/** Gives an email definition the providers of this module and of the modules it may import. */
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
  /** The recipient's time zone, or the institute's when unknown. */
  readonly zone: string;
}

/** Props of every email. `joinedOn` and `unsubscribeUrl` are used only by emails to the mailing list. */
export interface SharedMailProps extends EmailSenderProps {
  readonly recipient: string;
  readonly firstName: string;
  readonly joinedOn: string | null;
  readonly unsubscribeUrl: string;
}

type Awaitable<Value> = Value | Promise<Value>;
type OwnProps<Props> = Omit<Props, keyof SharedMailProps> & Partial<SharedMailProps>;

interface MailOptions<Facts extends object, Props extends EmailSenderProps> {
  /** Name of the email. It is stored with each message, so it must never change. */
  readonly name: string;
  readonly queue: MailQueue;
  /** Consent is checked when the email is queued and again when it is sent; default 'transactional'. */
  readonly consent?: EmailConsent;
  /** The event that causes the email. Without an event, a use case queues the email through `EmailLedger`. */
  readonly on?: DomainEventClass<DomainEvent<Facts>>;
  /** Finds the recipient; undefined means that no email is sent. Runs in the transaction that queues the email. */
  to?(facts: Facts, services: MailServices): Promise<MailRecipient | undefined>;
  /** Deduplication key among emails of this name, per recipient when `isToMany` is set. */
  key?(facts: Facts): string;
  /**
   * The event lists its recipients in `userIds`. Each of them gets one email, stored with the other fields of the
   * event.
   */
  readonly isToMany?: boolean;
  /** Drops a second email to the same recipient within a minute; set for emails that any visitor can cause. */
  readonly oncePerMinute?: boolean;
  /** Kind of notification that this email belongs to: it is sent while that kind is on, and one click turns it off. */
  notificationKind?(facts: Facts): string;
  /** True when the email contains a secret code or link: it is rendered for each attempt and never stored. */
  readonly isSecret?: boolean;
  template(): Promise<EmailTemplate<Props>>;
  /** Returns the template props in addition to the shared ones; undefined cancels the email. */
  props(email: EmailContext<Facts>, services: MailServices): Awaitable<OwnProps<Props> | undefined>;
  replyTo?(props: Props, services: MailServices): string;
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

/** Declares an email. Each file in `mails/` exports one email and is found automatically. */
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

/** Finds providers of any module; the import rules restrict which modules an email may use. */
export const createMailServices = (modules: ModuleRef): MailServices => ({
  get: (type) => modules.get(type, { strict: false }),
});
