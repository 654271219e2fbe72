export { FilesModule } from './files.module.ts';
export { PictureChanged } from './domain/events.ts';
export { FileKeys } from './use-cases/file-keys.ts';
export { FindUploadedFile } from './use-cases/library/find-uploaded-file.ts';
export { ImportFile } from './use-cases/library/import-file.ts';
export { FileUsageFinder } from './use-cases/library/file-usages.ts';
