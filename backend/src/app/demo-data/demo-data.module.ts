import { Module } from '@nestjs/common';
import { appModules } from '../modules.ts';
import { PlatformModule } from '../platform.module.ts';
import { DemoCircles } from './demo-circles.ts';
import { DemoContent } from './demo-content.ts';
import { DemoForum } from './demo-forum.ts';
import { DemoInquiries } from './demo-inquiries.ts';
import { DemoMembers } from './demo-members.ts';
import { DemoPayers } from './demo-payers.ts';
import { DemoPractice } from './demo-practice.ts';
import { DemoReplays } from './demo-replays.ts';
import { DemoSubscribers } from './demo-subscribers.ts';
import { DemoVisionary } from './demo-visionary.ts';

@Module({
  imports: [PlatformModule, ...appModules],
  providers: [
    DemoCircles,
    DemoContent,
    DemoForum,
    DemoInquiries,
    DemoMembers,
    DemoPayers,
    DemoPractice,
    DemoReplays,
    DemoSubscribers,
    DemoVisionary,
  ],
})
export class DemoDataModule {}
