import { Injectable } from '@nestjs/common';
import { Clock } from '#kernel/clock.ts';
import { Database } from '#platform/database/database.ts';
import { FindUserById } from '#modules/auth/index.ts';
import { ReflectionReader, type ReflectionView } from '#modules/content/index.ts';
import { EmailSubscriber } from '../../domain/email-subscriber.entity.ts';
import { NotificationSource } from '../emails/notification-source.ts';

@Injectable()
export class FindReflectionForEmail {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly users: FindUserById,
    private readonly notifications: NotificationSource,
    private readonly reflections: ReflectionReader,
  ) {}

  async find(subscriberId: string, day: string): Promise<ReflectionView | undefined> {
    const subscriber = await this.database.em().findOne(EmailSubscriber, { id: subscriberId });
    if (!subscriber?.getsReflections(this.clock.now())) return undefined;
    const user = await this.users.findByConfirmedEmail(subscriber.email);
    if (user && (await this.notifications.known.readPreference(user.id, 'reflection')).isOn) return undefined;
    return this.reflections.readForDay(day);
  }
}
