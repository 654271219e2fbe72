import type { Type } from '@nestjs/common';
import type { ModuleRef } from '@nestjs/core';
import { renderEmail, type EmailTemplate, type RenderedEmail, type EmailSenderProps } from 'email-templates';
import type { DomainEvent, DomainEventClass } from '#kernel/domain-event.ts';
import type { EmailPurpose } from '../../domain/consent-purposes.ts';
import type { MailQueue } from '../../domain/events.ts';
import type { EmailConsent } from './consent.ts';
import { renderSharedEmail } from './render-shared-email.ts';

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
  /** Time zone of the recipient, or of the institute when unknown. */
  readonly zone: string;
}

export interface SharedMailProps extends EmailSenderProps {
  readonly recipient: string;
  readonly firstName: string;
  readonly joinedOn: string | null;
  readonly unsubscribeUrl: string;
  readonly preferencesUrl: string | null;
}

type Awaitable<Value> = Value | Promise<Value>;
type OwnProps<Props> = Omit<Props, keyof SharedMailProps> & Partial<SharedMailProps>;

interface MailOptions<Facts extends object, Props extends EmailSenderProps> {
  /** The name is stored with each email, so do not change it. */
  readonly name: string;
  readonly queue: MailQueue;
  /** Checked when the email is queued and again when the email is sent. */
  readonly consent?: EmailConsent;
  /** The unsubscribe link stops this purpose, or the whole mailing list when undefined. */
  readonly purpose?: EmailPurpose;
  readonly why?: string;
  readonly on?: DomainEventClass<DomainEvent<Facts>>;
  /** Runs in the transaction that queues the email. The result undefined means that no email is sent. */
  to?(facts: Facts, services: MailServices): Promise<MailRecipient | undefined>;
  key?(facts: Facts): string;
  readonly isToMany?: boolean;
  /** Set this to true when any visitor can cause the email, to drop repeats within a minute. */
  readonly oncePerMinute?: boolean;
  /** The email is sent only while this kind of notification is turned on. */
  notificationKind?(facts: Facts): string;
  /** The content of an email with a secret is rendered again for each attempt and never stored. */
  readonly isSecret?: boolean;
  /** True if only the shared props differ between recipients. The content is then rendered once for all of them. */
  readonly isSameForAll?: boolean;
  template(): Promise<EmailTemplate<Props>>;
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

/** Each file in `mails/` exports one definition, and the product finds it automatically. */
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
      const rendered = definition.isSameForAll
        ? await renderSharedEmail(definition.name, await template(), shared, own)
        : await renderEmail(await template(), all);
      return { ...rendered, replyTo: replyTo?.(all, services), headers: definition.headers ?? {} };
    },
  };
}

export const createMailServices = (modules: ModuleRef): MailServices => ({
  get: (type) => modules.get(type, { strict: false }),
});
