import { Module } from '@nestjs/common';
import { collect } from '../../platform/modules/collect.ts';
import { AuthModule } from '../auth/index.ts';
import { ContentModule } from '../content/index.ts';
import { LiveEventsModule } from '../live-events/index.ts';
import { MembershipModule } from '../membership/index.ts';
import { PracticeModule } from '../practice/index.ts';
import { DashboardController } from './http/dashboard.controller.ts';

const { providers } = collect(import.meta.url);

@Module({
  imports: [AuthModule, MembershipModule, ContentModule, PracticeModule, LiveEventsModule],
  controllers: [DashboardController],
  providers,
})
export class HomeModule {}
