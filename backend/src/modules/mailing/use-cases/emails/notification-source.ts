import { Injectable } from '@nestjs/common';
import { Database } from '#platform/database/database.ts';
import { EmailMessage } from '../../domain/email-message.entity.ts';
import { MailDefinitions } from './mail-definitions.ts';

/** What an email tells of one notification. */
export interface ToldByMail {
  /** As its kind is called on the page of settings. */
  readonly kind: string;
  /** Subject and heading where a member has written the title or the text. */
  readonly headline: string | undefined;
  readonly title: string;
  /** What follows the title. */
  readonly text: string;
  /** Where it leads on our site. */
  readonly path: string;
}

/** What the module that keeps notifications knows of them; it stands to the right of this one. */
export interface Notifications {
  /** Undefined where it is gone. */
  one(notificationId: string): Promise<ToldByMail | undefined>;
  /** Oldest first; empty where there is nothing left to tell. */
  digest(digestId: string): Promise<readonly ToldByMail[]>;
  /** Whether a person wishes emails of a kind ('digest' is one), and how it is called. */
  wish(userId: string, kind: string): Promise<{ kind: string; isWished: boolean }>;
  leave(userId: string, kind: string): Promise<void>;
  /** The time zone that a person has chosen; undefined where none was. */
  zoneOf(userId: string): Promise<string | undefined>;
}

/** Asks for the words and wishes of notifications, so that no email keeps a copy of them. */
@Injectable()
export class NotificationSource {
  private notifications: Notifications | undefined;

  constructor(
    private readonly database: Database,
    private readonly definitions: MailDefinitions,
  ) {}

  /** To be called once, before the first email. */
  use(notifications: Notifications): void {
    this.notifications = notifications;
  }

  get known(): Notifications {
    if (!this.notifications) throw new Error('No module has said what notifications tell.');
    return this.notifications;
  }

  /** Whether the person to whom a message went wishes more of its kind; undefined where nobody knows. */
  async wishOf(messageId: string): Promise<{ kind: string; isWished: boolean } | undefined> {
    const about = await this.about(messageId);
    return about && this.known.wish(about.userId, about.kind);
  }

  /** Ends the emails of the kind of a message. The name of the kind, or undefined where nobody knows it. */
  async leave(messageId: string): Promise<string | undefined> {
    const about = await this.about(messageId);
    if (!about) return undefined;
    await this.known.leave(about.userId, about.kind);
    return (await this.known.wish(about.userId, about.kind)).kind;
  }

  private async about(messageId: string): Promise<{ userId: string; kind: string } | undefined> {
    const message = await this.database.em().findOne(EmailMessage, { id: messageId });
    const kind = message && this.definitions.named(message.kind).tellsOf?.(message.facts ?? {});
    return message?.userId && kind ? { userId: message.userId, kind } : undefined;
  }
}
