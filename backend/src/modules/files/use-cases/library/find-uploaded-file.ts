import { LockMode } from '@mikro-orm/core';
import { Injectable } from '@nestjs/common';
import { Database } from '#platform/database/database.ts';
import { Transaction } from '#platform/database/transaction.ts';
import type { ReadableFile } from '#platform/http/readable-file.ts';
import { buildFileUrl } from '../../domain/file-urls.ts';
import { StoredFile, type FocalPoint } from '../../domain/stored-file.entity.ts';
import type { FilePictureView } from '../file.view.ts';
import { FileStorage } from '../storage/file-storage.ts';
import { listPictureSizes } from './file-views.ts';

const protectedUrl =
  /^\/(?:files\/media|library)\/([0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12})\.\w+$/;
const pictureUrl = /^\/files\/([0-9a-f]{64})\//;
const referencePattern =
  /\/(?:files|library)\/(?:media\/)?([0-9a-f]{64}|[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12})/g;
const sha256Length = 64;

export interface UploadedFile {
  readonly name: string;
  readonly type: string;
  readonly bytes: number;
  readonly durationSec: number | null;
  readonly pages: number | null;
  readonly captions: string | null;
  open(): Promise<ReadableFile | undefined>;
}

export interface UploadedPicture {
  readonly alt: string;
  readonly focalPoint: FocalPoint | null;
  readonly sizes: FilePictureView[];
}

const describePicture = (file: StoredFile): UploadedPicture => ({
  ...{ alt: file.alt ?? '', focalPoint: file.focalPoint ?? null },
  sizes: listPictureSizes(file),
});

@Injectable()
export class FindUploadedFile {
  constructor(
    private readonly tx: Transaction,
    private readonly database: Database,
    private readonly storage: FileStorage,
  ) {}

  async find(url: string): Promise<UploadedFile | undefined> {
    const [, id] = protectedUrl.exec(url) ?? [];
    const file = id ? await this.database.em().findOne(StoredFile, { id, state: 'ready' }) : null;
    return file && buildFileUrl(file) === url ? this.describe(file) : undefined;
  }

  async findPictures(urls: readonly string[]): Promise<ReadonlyMap<string, UploadedPicture>> {
    const hashes = urls.flatMap((url) => pictureUrl.exec(url)?.[1] ?? []);
    const videoIds = urls.flatMap((url) => protectedUrl.exec(url)?.[1] ?? []);
    const [pictures, posters] = await Promise.all([this.listPictures(hashes), this.listPosters(videoIds)]);
    return new Map([...pictures, ...posters]);
  }

  private async listPictures(hashes: readonly string[]): Promise<[string, UploadedPicture][]> {
    if (hashes.length === 0) return [];
    const found = { sha256: { $in: hashes }, type: 'image', state: 'ready' } as const;
    // Several rows can have the same picture. The map takes the last row, so rows with an alternative text come last.
    const files = await this.database.em().find(StoredFile, found, { orderBy: { alt: 'asc nulls first' } });
    return files.map((file) => [buildFileUrl(file) ?? '', describePicture(file)]);
  }

  private async listPosters(videoIds: readonly string[]): Promise<[string, UploadedPicture][]> {
    if (videoIds.length === 0) return [];
    const em = this.database.em();
    const wanted = { id: { $in: videoIds }, type: 'video', state: 'ready', posterId: { $ne: null } } as const;
    const videos = await em.find(StoredFile, wanted);
    if (videos.length === 0) return [];
    const pictures = await em.find(StoredFile, { id: { $in: videos.flatMap(({ posterId }) => posterId ?? []) } });
    const byId = new Map(pictures.map((picture) => [picture.id, describePicture(picture)]));
    return videos.flatMap((video): [string, UploadedPicture][] => {
      const poster = byId.get(video.posterId ?? '');
      return poster ? [[buildFileUrl(video) ?? '', poster]] : [];
    });
  }

  async listDocuments(): Promise<ReadonlyMap<string, UploadedFile>> {
    const files = await this.database.em().find(StoredFile, { type: 'pdf', state: 'ready' });
    return new Map(files.map((file) => [buildFileUrl(file) ?? '', this.describe(file)]));
  }

  /** Locks the files of a text until the transaction ends, so that no file is deleted meanwhile. */
  async claim(text: string): Promise<string | undefined> {
    for (const [, reference = ''] of text.matchAll(referencePattern)) {
      const fault = await this.claimOne(reference);
      if (fault) return fault;
    }
    return undefined;
  }

  private async claimOne(reference: string): Promise<string | undefined> {
    const isPicture = reference.length === sha256Length;
    const files = await this.tx.run(({ em }) =>
      em.find(
        StoredFile,
        { ...(isPicture ? { sha256: reference, type: 'image' } : { id: reference }), state: 'ready' },
        { lockMode: LockMode.PESSIMISTIC_READ },
      ),
    );
    if (files.length === 0) return 'There is no such file in the library. Choose it again';
    return isPicture && !files.some(({ alt }) => alt)
      ? 'Add an alternative text to this picture in the library first'
      : undefined;
  }

  private describe(file: StoredFile): UploadedFile {
    return {
      ...{ name: file.name, type: file.contentType ?? '' },
      ...{ bytes: file.sizeBytes, durationSec: file.durationSec ?? null, pages: file.pages ?? null },
      captions: file.captions ?? null,
      open: () => this.storage.openUpload(file.id),
    };
  }
}
