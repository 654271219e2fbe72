import { Injectable } from '@nestjs/common';
import { Database } from '#platform/database/database.ts';
import { EmailMessage } from '../../domain/email-message.entity.ts';
import { MailDefinitions } from './mail-definitions.ts';

export interface ToldByMail {
  readonly kind: string;
  /** Subject and heading when a member has written the title or the text. */
  readonly headline: string | undefined;
  readonly title: string;
  readonly text: string;
  readonly path: string;
}

/** Implemented by the notifications module, which depends on this module. */
export interface Notifications {
  one(notificationId: string): Promise<ToldByMail | undefined>;
  /** Oldest first; empty when nothing is to be sent. */
  digest(digestId: string): Promise<readonly ToldByMail[]>;
  /** Returns the name of a kind (or 'digest') and its email setting for a user. */
  wish(userId: string, kind: string): Promise<{ kind: string; isWished: boolean }>;
  leave(userId: string, kind: string): Promise<void>;
  zoneOf(userId: string): Promise<string | undefined>;
}

/** Reads texts and preferences of notifications, so that no email stores a copy. */
@Injectable()
export class NotificationSource {
  private notifications: Notifications | undefined;

  constructor(
    private readonly database: Database,
    private readonly definitions: MailDefinitions,
  ) {}

  /** Must be called once, before the first email. */
  use(notifications: Notifications): void {
    this.notifications = notifications;
  }

  get known(): Notifications {
    if (!this.notifications) throw new Error('No module has said what notifications tell.');
    return this.notifications;
  }

  /** The email setting for the kind of a message; undefined when the kind is unknown. */
  async wishOf(messageId: string): Promise<{ kind: string; isWished: boolean } | undefined> {
    const about = await this.about(messageId);
    return about && this.known.wish(about.userId, about.kind);
  }

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
