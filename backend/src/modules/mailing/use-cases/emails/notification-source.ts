import { Injectable } from '@nestjs/common';
import { Database } from '#platform/database/database.ts';
import { EmailMessage } from '../../domain/email-message.entity.ts';
import { MailDefinitions } from './mail-definitions.ts';

export interface NotificationEmail {
  readonly kind: string;
  /** Subject and heading of the email when a member wrote the title or the text; otherwise undefined. */
  readonly headline: string | undefined;
  readonly title: string;
  readonly text: string;
  readonly path: string;
  /** Topic in which the recipient can reply by email; null for other notifications. */
  readonly topicId: string | null;
}

/** Interface that the notifications module implements, because this module must not import it. */
export interface NotificationReader {
  findOne(notificationId: string): Promise<NotificationEmail | undefined>;
  /** Returns the notifications of a digest, oldest first; empty when there is nothing to send. */
  findDigest(digestId: string): Promise<readonly NotificationEmail[]>;
  /** Returns the name of a kind of notification (or of the digest) and whether its emails are turned on for a user. */
  readPreference(userId: string, kind: string): Promise<{ kind: string; isOn: boolean }>;
  /** Returns the topic of a notification that can be replied to, also if the recipient can no longer read it. */
  findTopic(notificationId: string): Promise<{ topicId: string; path: string } | undefined>;
  turnOff(userId: string, kind: string): Promise<void>;
  findTimeZone(userId: string): Promise<string | undefined>;
}

/**
 * Reads texts and preferences of notifications when an email is sent, so that stored emails contain no copies of them.
 */
@Injectable()
export class NotificationSource {
  private notifications: NotificationReader | undefined;

  constructor(
    private readonly database: Database,
    private readonly definitions: MailDefinitions,
  ) {}

  /**
   * Sets the implementation that the notifications module provides; called once at startup, before the first email is
   * sent.
   */
  connect(notifications: NotificationReader): void {
    this.notifications = notifications;
  }

  get known(): NotificationReader {
    if (!this.notifications) throw new Error('connect() must be called before notifications are read.');
    return this.notifications;
  }

  /**
   * Returns the label of a message's notification kind, and if its emails are turned on; undefined if the message is
   * not a notification to a user.
   */
  async readPreference(messageId: string): Promise<{ kind: string; isOn: boolean } | undefined> {
    const about = await this.findMessage(messageId);
    return about && this.known.readPreference(about.userId, about.kind);
  }

  async turnOff(messageId: string): Promise<string | undefined> {
    const about = await this.findMessage(messageId);
    if (!about) return undefined;
    await this.known.turnOff(about.userId, about.kind);
    return (await this.known.readPreference(about.userId, about.kind)).kind;
  }

  private async findMessage(messageId: string): Promise<{ userId: string; kind: string } | undefined> {
    const message = await this.database.em().findOne(EmailMessage, { id: messageId });
    const kind = message && this.definitions.getByName(message.kind).notificationKind?.(message.facts ?? {});
    return message?.userId && kind ? { userId: message.userId, kind } : undefined;
  }
}
