import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Database } from '#platform/database/database.ts';
import { Transaction } from '#platform/database/transaction.ts';
import { ReadableTopics } from '#modules/community/index.ts';
import { NotificationSource, type Notifications, type ToldByMail } from '#modules/mailing/index.ts';
import { kindRules, notificationKinds, type NotificationKind } from '../domain/notification-kinds.ts';
import { NotificationSetting, usualSetting } from '../domain/notification-setting.entity.ts';
import { Notification } from '../domain/notification.entity.ts';
import { settingOf } from './choose-notifications.ts';

const digest = 'digest';

/** Gives the mailing module the texts of notification emails and turns off a kind by one click. */
@Injectable()
export class AnswerMails implements OnModuleInit, Notifications {
  constructor(
    private readonly database: Database,
    private readonly tx: Transaction,
    private readonly source: NotificationSource,
    private readonly readableTopics: ReadableTopics,
  ) {}

  onModuleInit(): void {
    this.source.use(this);
  }

  async one(id: string): Promise<ToldByMail | undefined> {
    const notification = await this.database.em().findOne(Notification, { id });
    return notification ? (await this.readable([notification]))[0] : undefined;
  }

  async digest(digestId: string): Promise<ToldByMail[]> {
    const found = await this.database.em().find(Notification, { digestId }, { orderBy: { id: 'asc' } });
    return this.readable(found);
  }

  /** The tier is checked on delivery, because it can change after the notification was created. */
  private async readable(found: readonly Notification[]): Promise<ToldByMail[]> {
    const mayRead = await this.readableTopics.of(
      found.map(({ userId }) => userId),
      found.flatMap(({ topicId }) => topicId ?? []),
    );
    return found.filter(({ userId, topicId }) => !topicId || mayRead(userId, topicId)).map(toldByMail);
  }

  async wish(userId: string, kind: string): Promise<{ kind: string; isWished: boolean }> {
    const setting =
      (await this.database.em().findOne(NotificationSetting, { userId }, { refresh: true })) ?? usualSetting(userId);
    if (kind === digest)
      return {
        kind: 'The digest of the day',
        isWished: notificationKinds.some((one) => setting.channelsOf(one).includes('digest')),
      };
    const known = kind as NotificationKind;
    return { kind: kindRules[known].label, isWished: setting.channelsOf(known).includes('mail') };
  }

  async zoneOf(userId: string): Promise<string | undefined> {
    return (await this.database.em().findOne(NotificationSetting, { userId }, { refresh: true }))?.zone;
  }

  leave(userId: string, kind: string): Promise<void> {
    return this.tx.run(async ({ em }) => {
      const setting = await settingOf(em, userId);
      const left = kind === digest ? 'digest' : 'mail';
      const kinds = kind === digest ? notificationKinds : [kind as NotificationKind];
      for (const one of kinds)
        setting.choose(
          one,
          setting.channelsOf(one).filter((channel) => channel !== left),
        );
      await em.flush();
      // Notifications that already wait are cancelled too.
      const at = kind === digest ? { digestAt: null } : { mailAt: null };
      await em.nativeUpdate(Notification, { userId, kind: { $in: [...kinds] } }, at);
    });
  }
}

const toldByMail = ({ kind, title, text, path }: Notification): ToldByMail => ({
  kind: kindRules[kind].label,
  headline: kindRules[kind].headline,
  ...{ title, text, path },
});
