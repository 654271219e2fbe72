import { MikroOrmModule } from '@mikro-orm/nestjs';
import { Module } from '@nestjs/common';
import { collectModuleClasses } from '#platform/modules/collect.ts';
import { AuthModule } from '#modules/auth/index.ts';
import { FilesController } from './http/files.controller.ts';
import { PicturesController } from './http/pictures.controller.ts';
import { UploadsController } from './http/uploads.controller.ts';

const { entities, providers } = collectModuleClasses(import.meta.url);

@Module({
  imports: [AuthModule, MikroOrmModule.forFeature(entities)],
  controllers: [UploadsController, FilesController, PicturesController],
  providers,
  exports: providers,
})
export class FilesModule {}
