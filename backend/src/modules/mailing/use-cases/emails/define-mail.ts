import type { Type } from '@nestjs/common';
import type { ModuleRef } from '@nestjs/core';
import { renderMail, type MailTemplate, type RenderedMail, type SenderProps } from 'email-templates';
import type { DomainEvent, DomainEventClass } from '#kernel/domain-event.ts';
import type { MailQueue } from '../../domain/events.ts';
import type { Consent } from './consent.ts';

/** Gives a mail's functions the providers they ask, of this module and of those to its left. */
export interface Services {
  get<Service>(type: Type<Service>): Service;
}

export interface Recipient {
  readonly email: string;
  readonly firstName?: string | null | undefined;
  /** The account the mail is about. */
  readonly userId?: string;
  readonly subscriberId?: string;
}

/** A stored email as its definition sees it. */
export interface Email<Facts extends object = object> {
  readonly id: string;
  readonly recipient: string;
  /** '' where none is known. */
  readonly firstName: string;
  readonly userId: string | null;
  readonly subscriberId: string | null;
  readonly facts: Facts;
  readonly createdAt: Date;
  /** In which the recipient reads times: their own where it is known, otherwise the institute's. */
  readonly zone: string;
}

/** Filled in for every mail. The last two are there for mails of the list alone. */
export interface SharedProps extends SenderProps {
  readonly recipient: string;
  readonly firstName: string;
  readonly joinedOn: string | null;
  readonly unsubscribeUrl: string;
}

type Awaitable<Value> = Value | Promise<Value>;
type OwnProps<Props> = Omit<Props, keyof SharedProps> & Partial<SharedProps>;

interface MailOptions<Facts extends object, Props extends SenderProps> {
  /** Stored with each message, so it never changes. */
  readonly name: string;
  readonly queue: MailQueue;
  /** Who may get it; asked when it is queued and again when it is sent. 'transactional' unless said otherwise. */
  readonly consent?: Consent;
  /** The event that causes it. Without one the mail is queued by a use case, through `EmailLedger`. */
  readonly on?: DomainEventClass<DomainEvent<Facts>>;
  /** Undefined where nobody is to be written to. Runs in the transaction that queues the mail. */
  to?(facts: Facts, services: Services): Promise<Recipient | undefined>;
  /** What the mail tells of: no two mails of this name have the same, or none to the same person where it is to many. */
  key?(facts: Facts): string;
  /** Its event names many people by `userIds`: each gets one, stored with the rest of what the event says. */
  readonly isToMany?: boolean;
  /** At most one a minute to one address; the next is left out. For mails that anybody can cause. */
  readonly oncePerMinute?: boolean;
  /** The kind of notification it tells of: it is sent while that is wished, and one click leaves it (`NotificationSource`). */
  tellsOf?(facts: Facts): string;
  /** It carries a code or a link that opens something: rendered for each attempt, stored nowhere. */
  readonly isSecret?: boolean;
  template(): Promise<MailTemplate<Props>>;
  /** What the template is told besides the shared props. Undefined where there is nothing left to tell: no mail then. */
  props(email: Email<Facts>, services: Services): Awaitable<OwnProps<Props> | undefined>;
  replyTo?(props: Props, services: Services): string;
  readonly headers?: Readonly<Record<string, string>>;
}

/** What of a rendered mail depends on its definition. */
export interface Content extends RenderedMail {
  readonly replyTo?: string | undefined;
  readonly headers: Readonly<Record<string, string>>;
}

type Typeless = Omit<MailOptions<object, SenderProps>, 'template' | 'props' | 'replyTo'>;

/** A mail whatever its facts and props are: `defineMail` has checked that they fit each other. */
export interface MailDefinition extends Typeless {
  readonly consent: Consent;
  render(email: Email, shared: SenderProps & Partial<SharedProps>, services: Services): Promise<Content | undefined>;
}

/** Declares a mail: when, to whom, with what. One file a mail, in `mails/`; whatever file there exports one is found. */
export function defineMail<Facts extends object, Props extends SenderProps>({
  template,
  props,
  replyTo,
  ...definition
}: MailOptions<Facts, Props>): MailDefinition {
  return {
    consent: 'transactional',
    ...(definition as unknown as Typeless),
    async render(email, shared, services) {
      const own = await props(email as Email<Facts>, services);
      if (!own) return undefined;
      const all = { ...shared, ...own } as unknown as Props;
      const rendered = await renderMail(await template(), all);
      return { ...rendered, replyTo: replyTo?.(all, services), headers: definition.headers ?? {} };
    },
  };
}

/** Looks providers up wherever they are declared; which modules a mail may ask is held by the import rules. */
export const servicesOf = (modules: ModuleRef): Services => ({ get: (type) => modules.get(type, { strict: false }) });
