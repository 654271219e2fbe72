import { Module } from '@nestjs/common';
import { appModules } from '../modules.ts';
import { PlatformModule } from '../platform.module.ts';
import { DemoCircleSeeder } from './demo-circles.ts';
import { DemoContentSeeder } from './demo-content.ts';
import { DemoFileSeeder } from './demo-files.ts';
import { DemoForumSeeder } from './demo-forum.ts';
import { DemoInquirySeeder } from './demo-inquiries.ts';
import { DemoMemberSeeder } from './demo-members.ts';
import { DemoPayerSeeder } from './demo-payers.ts';
import { DemoPracticeSeeder } from './demo-practice.ts';
import { DemoReplaySeeder } from './demo-replays.ts';
import { DemoSubscriberSeeder } from './demo-subscribers.ts';
import { DemoVisionarySeeder } from './demo-visionary.ts';

@Module({
  imports: [PlatformModule, ...appModules],
  providers: [
    DemoCircleSeeder,
    DemoContentSeeder,
    DemoFileSeeder,
    DemoForumSeeder,
    DemoInquirySeeder,
    DemoMemberSeeder,
    DemoPayerSeeder,
    DemoPracticeSeeder,
    DemoReplaySeeder,
    DemoSubscriberSeeder,
    DemoVisionarySeeder,
  ],
})
export class DemoDataModule {}
