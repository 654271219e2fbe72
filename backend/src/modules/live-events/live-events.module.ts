import { MikroOrmModule } from '@mikro-orm/nestjs';
import { Module } from '@nestjs/common';
import { collectModuleClasses } from '#platform/modules/collect.ts';
import { AuthModule } from '#modules/auth/index.ts';
import { ContentModule } from '#modules/content/index.ts';
import { MembershipModule } from '#modules/membership/index.ts';
import { PracticeModule } from '#modules/practice/index.ts';
import { AttendanceController } from './http/attendance.controller.ts';
import { CalendarController } from './http/calendar.controller.ts';
import { CirclesController } from './http/circles.controller.ts';
import { EventPeopleController } from './http/event-people.controller.ts';
import { ReplaysController } from './http/replays.controller.ts';
import { StaffDatesController } from './http/staff-dates.controller.ts';

const { entities, providers } = collectModuleClasses(import.meta.url);

@Module({
  imports: [AuthModule, MembershipModule, ContentModule, PracticeModule, MikroOrmModule.forFeature(entities)],
  controllers: [
    CirclesController,
    AttendanceController,
    CalendarController,
    ReplaysController,
    StaffDatesController,
    EventPeopleController,
  ],
  providers,
  exports: providers,
})
export class LiveEventsModule {}
