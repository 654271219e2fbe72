import { MikroOrmModule } from '@mikro-orm/nestjs';
import { Module } from '@nestjs/common';
import { collectModuleClasses } from '#platform/modules/collect.ts';
import { AuthModule } from '#modules/auth/index.ts';
import { CommunityModule } from '#modules/community/index.ts';
import { ContentModule } from '#modules/content/index.ts';
import { InquiriesModule } from '#modules/inquiries/index.ts';
import { LiveEventsModule } from '#modules/live-events/index.ts';
import { MailingModule } from '#modules/mailing/index.ts';
import { PracticeModule } from '#modules/practice/index.ts';
import { NotificationsController } from './http/notifications.controller.ts';

const { entities, providers } = collectModuleClasses(import.meta.url);

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
