import { MikroOrmModule } from '@mikro-orm/nestjs';
import { Module } from '@nestjs/common';
import { collectModuleClasses } from '#platform/modules/collect.ts';
import { AuthModule } from '#modules/auth/index.ts';
import { FilesModule } from '#modules/files/index.ts';
import { MembershipModule } from '#modules/membership/index.ts';
import { ContentItem, ContentRevision, FormerSlug } from './domain/content-item.entity.ts';
import { ContentUndo } from './domain/content-undo.entity.ts';
import { ContentPresence } from './domain/content-presence.entity.ts';
import { ContentPreview } from './domain/content-preview.entity.ts';
import { EditingController } from './http/editing.controller.ts';
import { EventDatesController } from './http/event-dates.controller.ts';
import { EventPreviewController } from './http/event-preview.controller.ts';
import { FeedsController } from './http/feeds.controller.ts';
import { FiguresController } from './http/figures.controller.ts';
import { ListActionsController } from './http/list-actions.controller.ts';
import { MediaController } from './http/media.controller.ts';
import { createPublicController, createStaffController } from './http/kind-controllers.ts';
import { PreviewController } from './http/preview.controller.ts';
import { ReflectionDaysController } from './http/reflection-days.controller.ts';
import { ResourceFilesController } from './http/resource-files.controller.ts';
import { allKinds, publicKinds } from './kinds/index.ts';
import { MediaFiles } from './kinds/media-files.ts';
import { EventDate } from './kinds/event/entity.ts';
import { RepeatedReflection } from './kinds/reflection/entity.ts';
import { LibraryFileFinder } from './kinds/resource/library-files.ts';

const contentProviders = [...collectModuleClasses(import.meta.url).providers, LibraryFileFinder, MediaFiles];

@Module({
  imports: [
    AuthModule,
    FilesModule,
    MembershipModule,
    MikroOrmModule.forFeature([
      ...allKinds.map(({ entity }) => entity),
      RepeatedReflection,
      EventDate,
      ContentItem,
      ContentPresence,
      ContentPreview,
      ContentRevision,
      ContentUndo,
      FormerSlug,
    ]),
  ],
  controllers: [
    ...publicKinds.map(createPublicController),
    ResourceFilesController,
    MediaController,
    FiguresController,
    FeedsController,
    EventDatesController,
    EventPreviewController,
    EditingController,
    ListActionsController,
    PreviewController,
    ReflectionDaysController,
    ...allKinds.map(createStaffController),
  ],
  providers: contentProviders,
  exports: contentProviders,
})
export class ContentModule {}
