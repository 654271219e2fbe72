import { MikroOrmModule } from '@mikro-orm/nestjs';
import { Module } from '@nestjs/common';
import { Settings } from '#platform/config/settings.ts';
import { collectModuleClasses } from '#platform/modules/collect.ts';
import { AuthModule } from '#modules/auth/index.ts';
import { FilesController } from './http/files.controller.ts';
import { PicturesController } from './http/pictures.controller.ts';
import { UploadsController } from './http/uploads.controller.ts';
import { FileStorage } from './use-cases/storage/file-storage.ts';
import { FolderStorage } from './use-cases/storage/folder-storage.ts';
import { S3Storage } from './use-cases/storage/s3-storage.ts';

const { entities, providers } = collectModuleClasses(import.meta.url);

const createStorage = (settings: Settings): FileStorage => {
  const { filesS3Url } = settings;
  return filesS3Url ? new S3Storage({ ...settings, filesS3Url }) : new FolderStorage(settings);
};

@Module({
  imports: [AuthModule, MikroOrmModule.forFeature(entities)],
  controllers: [UploadsController, FilesController, PicturesController],
  providers: [...providers, { provide: FileStorage, inject: [Settings], useFactory: createStorage }],
  exports: providers,
})
export class FilesModule {}
