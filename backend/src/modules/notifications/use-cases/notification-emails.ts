import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Database } from '#platform/database/database.ts';
import { Transaction } from '#platform/database/transaction.ts';
import { TopicAccess } from '#modules/community/index.ts';
import {
  NotificationSource,
  type NotificationReader,
  type NotificationEmail,
  ReflectionConsentSync,
} from '#modules/mailing/index.ts';
import { notificationKindRules, notificationKinds, type NotificationKind } from '../domain/notification-kinds.ts';
import { NotificationSetting, createDefaultSetting } from '../domain/notification-setting.entity.ts';
import { Notification } from '../domain/notification.entity.ts';
import { lockNotificationSetting } from './update-settings.ts';

const digestKind = 'digest';

@Injectable()
export class NotificationEmailReader implements OnModuleInit, NotificationReader {
  constructor(
    private readonly database: Database,
    private readonly tx: Transaction,
    private readonly source: NotificationSource,
    private readonly readableTopics: TopicAccess,
    private readonly reflections: ReflectionConsentSync,
  ) {}

  onModuleInit(): void {
    this.source.connect(this);
  }

  async findOne(id: string): Promise<NotificationEmail | undefined> {
    const notification = await this.database.em().findOne(Notification, { id });
    return notification ? (await this.filterReadable([notification]))[0] : undefined;
  }

  async findDigest(digestId: string): Promise<NotificationEmail[]> {
    const found = await this.database.em().find(Notification, { digestId }, { orderBy: { id: 'asc' } });
    return this.filterReadable(found);
  }

  /** Omits notifications of topics that the recipient cannot read now, because the tier may have changed. */
  private async filterReadable(found: readonly Notification[]): Promise<NotificationEmail[]> {
    const mayRead = await this.readableTopics.load(
      found.map(({ userId }) => userId),
      found.flatMap(({ topicId }) => topicId ?? []),
    );
    return found.filter(({ userId, topicId }) => !topicId || mayRead(userId, topicId)).map(toEmail);
  }

  async findTopic(id: string): Promise<{ topicId: string; path: string } | undefined> {
    const found = await this.database.em().findOne(Notification, { id });
    const topicId = found && readTopic(found);
    return topicId ? { topicId, path: found.path } : undefined;
  }

  async readPreference(userId: string, kind: string): Promise<{ kind: string; isOn: boolean }> {
    const setting =
      (await this.database.em().findOne(NotificationSetting, { userId }, { refresh: true })) ??
      createDefaultSetting(userId);
    if (kind === digestKind)
      return {
        kind: 'The digest of the day',
        isOn: notificationKinds.some((one) => setting.chosenChannels(one).includes('digest')),
      };
    const known = kind as NotificationKind;
    return { kind: notificationKindRules[known].label, isOn: setting.chosenChannels(known).includes('mail') };
  }

  async findTimeZone(userId: string): Promise<string | undefined> {
    return (await this.database.em().findOne(NotificationSetting, { userId }, { refresh: true }))?.zone;
  }

  turnOff(userId: string, kind: string): Promise<void> {
    return this.tx.run(async ({ em }) => {
      const setting = await lockNotificationSetting(em, userId);
      const left = kind === digestKind ? 'digest' : 'mail';
      const kinds = kind === digestKind ? notificationKinds : [kind as NotificationKind];
      const gotReflection = setting.getsReflectionByEmail();
      for (const one of kinds)
        setting.setChannels(
          one,
          setting.chosenChannels(one).filter((channel) => channel !== left),
        );
      if (gotReflection && !setting.getsReflectionByEmail())
        await this.reflections.recordNotification(userId, false, 'unsubscribe-link');
      await em.flush();
      const at = kind === digestKind ? { digestAt: null } : { mailAt: null };
      await em.nativeUpdate(Notification, { userId, kind: { $in: [...kinds] } }, at);
    });
  }
}

const kindsWithReply: readonly NotificationKind[] = ['reply', 'mention', 'followed'];

const readTopic = ({ kind, topicId }: Notification): string | null =>
  kindsWithReply.includes(kind) ? (topicId ?? null) : null;

const toEmail = (notification: Notification): NotificationEmail => ({
  ...toItem(notification),
  topicId: readTopic(notification),
});

const toItem = ({ kind, title, text, path }: Notification) => ({
  kind: notificationKindRules[kind].label,
  headline: notificationKindRules[kind].headline,
  ...{ title, text, path },
});
