import { MikroOrmModule } from '@mikro-orm/nestjs';
import { Module } from '@nestjs/common';
import { AuthModule } from '../auth/index.ts';
import { MembershipModule } from '../membership/index.ts';
import { LiveEvent } from './domain/event.entity.ts';
import { Lesson } from './domain/lesson.entity.ts';
import { Meditation } from './domain/meditation.entity.ts';
import { ProgramModule } from './domain/module.entity.ts';
import { Program } from './domain/program.entity.ts';
import { Resource } from './domain/resource.entity.ts';
import { EventsController } from './http/events.controller.ts';
import { FiguresController } from './http/figures.controller.ts';
import { FeedsController } from './http/feeds.controller.ts';
import { LessonsController } from './http/lessons.controller.ts';
import { MeditationsController } from './http/meditations.controller.ts';
import { ModulesController } from './http/modules.controller.ts';
import { ProgramsController } from './http/programs.controller.ts';
import { ResourcesController } from './http/resources.controller.ts';
import { StaffEventsController } from './http/staff/staff-events.controller.ts';
import { StaffLessonsController } from './http/staff/staff-lessons.controller.ts';
import { StaffMeditationsController } from './http/staff/staff-meditations.controller.ts';
import { StaffModulesController } from './http/staff/staff-modules.controller.ts';
import { StaffProgramsController } from './http/staff/staff-programs.controller.ts';
import { StaffResourcesController } from './http/staff/staff-resources.controller.ts';
import { RenderFiguresAgainFromTimeToTime } from './reactions/render-figures-again-from-time-to-time.ts';
import { RenderPagesAgainWhenContentChanged } from './reactions/render-pages-again-when-content-changed.ts';
import { AddContent } from './use-cases/add-content.ts';
import { ChangeContent } from './use-cases/change-content.ts';
import { ContentRows } from './use-cases/content-rows.ts';
import { CountContent } from './use-cases/count-content.ts';
import { CreateContent } from './use-cases/create-content.ts';
import { KeptFiles } from './use-cases/kept-files.ts';
import { LibraryLinks } from './use-cases/library-links.ts';
import { OpenResourceFile } from './use-cases/open-resource-file.ts';
import { ReadContent } from './use-cases/read-content.ts';
import { ReadFigures } from './use-cases/read-figures.ts';
import { ReadForStaff } from './use-cases/read-for-staff.ts';
import { RemoveContent } from './use-cases/remove-content.ts';
import { WriteCalendarFile } from './use-cases/write-calendar-file.ts';
import { WriteEventFeed } from './use-cases/write-event-feed.ts';
import { WriteResourceFeed } from './use-cases/write-resource-feed.ts';

@Module({
  imports: [
    AuthModule,
    MembershipModule,
    MikroOrmModule.forFeature([Program, ProgramModule, Lesson, LiveEvent, Meditation, Resource]),
  ],
  controllers: [
    ProgramsController,
    ModulesController,
    LessonsController,
    EventsController,
    MeditationsController,
    ResourcesController,
    FiguresController,
    FeedsController,
    StaffProgramsController,
    StaffModulesController,
    StaffLessonsController,
    StaffEventsController,
    StaffMeditationsController,
    StaffResourcesController,
  ],
  providers: [
    AddContent,
    ChangeContent,
    ContentRows,
    CountContent,
    CreateContent,
    KeptFiles,
    LibraryLinks,
    OpenResourceFile,
    ReadContent,
    ReadFigures,
    ReadForStaff,
    RemoveContent,
    WriteCalendarFile,
    WriteEventFeed,
    WriteResourceFeed,
    RenderFiguresAgainFromTimeToTime,
    RenderPagesAgainWhenContentChanged,
  ],
  exports: [AddContent, CountContent],
})
export class ContentModule {}
