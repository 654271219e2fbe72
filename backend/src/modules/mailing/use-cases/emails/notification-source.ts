import { Injectable } from '@nestjs/common';
import { Database } from '#platform/database/database.ts';
import { EmailMessage } from '../../domain/email-message.entity.ts';
import { MailDefinitions } from './mail-definitions.ts';

export interface NotificationEmail {
  readonly kind: string;
  readonly headline: string | undefined;
  readonly title: string;
  readonly text: string;
  readonly path: string;
  readonly topicId: string | null;
}

/** The notifications module implements this interface, because the mailing module must not import that module. */
export interface NotificationReader {
  findOne(notificationId: string): Promise<NotificationEmail | undefined>;
  findDigest(digestId: string): Promise<readonly NotificationEmail[]>;
  readPreference(userId: string, kind: string): Promise<{ kind: string; isOn: boolean }>;
  findTopic(notificationId: string): Promise<{ topicId: string; path: string } | undefined>;
  turnOff(userId: string, kind: string): Promise<void>;
  findTimeZone(userId: string): Promise<string | undefined>;
}

/** Reads notifications when an email is sent, so that queued emails contain no copies of their texts. */
@Injectable()
export class NotificationSource {
  private notifications: NotificationReader | undefined;

  constructor(
    private readonly database: Database,
    private readonly definitions: MailDefinitions,
  ) {}

  connect(notifications: NotificationReader): void {
    this.notifications = notifications;
  }

  get known(): NotificationReader {
    if (!this.notifications) throw new Error('connect() must be called before notifications are read.');
    return this.notifications;
  }

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
