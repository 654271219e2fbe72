import { MikroOrmModule } from '@mikro-orm/nestjs';
import { Module } from '@nestjs/common';
import { MembershipModule } from '../membership/index.ts';
import { LiveEvent } from './domain/event.entity.ts';
import { Lesson } from './domain/lesson.entity.ts';
import { Meditation } from './domain/meditation.entity.ts';
import { ProgramModule } from './domain/module.entity.ts';
import { Program } from './domain/program.entity.ts';
import { Resource } from './domain/resource.entity.ts';
import { EventsController } from './http/events.controller.ts';
import { LessonsController } from './http/lessons.controller.ts';
import { MeditationsController } from './http/meditations.controller.ts';
import { ModulesController } from './http/modules.controller.ts';
import { ProgramsController } from './http/programs.controller.ts';
import { ResourcesController } from './http/resources.controller.ts';
import { RenderPagesAgainWhenContentChanged } from './reactions/render-pages-again-when-content-changed.ts';
import { AddContent } from './use-cases/add-content.ts';
import { CountContent } from './use-cases/count-content.ts';
import { ReadContent } from './use-cases/read-content.ts';

@Module({
  imports: [
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
  ],
  providers: [ReadContent, AddContent, CountContent, RenderPagesAgainWhenContentChanged],
  exports: [AddContent, CountContent],
})
export class ContentModule {}
