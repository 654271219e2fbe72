import { Module } from '@nestjs/common';
import { collectModuleClasses } from '#platform/modules/collect.ts';
import { AuthModule } from '#modules/auth/index.ts';
import { ContentModule } from '#modules/content/index.ts';
import { LiveEventsModule } from '#modules/live-events/index.ts';
import { MembershipModule } from '#modules/membership/index.ts';
import { PracticeModule } from '#modules/practice/index.ts';
import { DashboardController } from './http/dashboard.controller.ts';

const { providers } = collectModuleClasses(import.meta.url);

@Module({
  imports: [AuthModule, MembershipModule, ContentModule, PracticeModule, LiveEventsModule],
  controllers: [DashboardController],
  providers,
})
export class HomeModule {}
