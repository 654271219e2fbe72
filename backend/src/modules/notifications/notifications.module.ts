import { MikroOrmModule } from '@mikro-orm/nestjs';
import { Module } from '@nestjs/common';
import { collect } from '../../platform/modules/collect.ts';
import { AuthModule } from '../auth/index.ts';
import { CommunityModule } from '../community/index.ts';
import { ContentModule } from '../content/index.ts';
import { InquiriesModule } from '../inquiries/index.ts';
import { LiveEventsModule } from '../live-events/index.ts';
import { MailingModule } from '../mailing/index.ts';
import { PracticeModule } from '../practice/index.ts';
import { NotificationsController } from './http/notifications.controller.ts';

const { entities, providers } = collect(import.meta.url);

@Module({
  imports: [
    AuthModule,
    ContentModule,
    PracticeModule,
    LiveEventsModule,
    CommunityModule,
    InquiriesModule,
    MailingModule,
    MikroOrmModule.forFeature(entities),
  ],
  controllers: [NotificationsController],
  providers,
  exports: providers,
})
export class NotificationsModule {}
