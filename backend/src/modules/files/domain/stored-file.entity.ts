import { defineEntity, p } from '@mikro-orm/core';

export const fileTypes = ['image', 'audio', 'video', 'pdf'] as const;
export type FileType = (typeof fileTypes)[number];
export type FileState = 'uploading' | 'processing' | 'ready' | 'failed';

export interface PictureSize {
  readonly width: number;
  readonly height: number;
}

export interface FocalPoint {
  readonly x: number;
  readonly y: number;
}

export interface FileTrack {
  readonly kind: 'video' | 'audio';
  readonly codec: string | null;
  /** ISO 639-2 code. */
  readonly language: string | null;
}

const StoredFileSchema = defineEntity({
  name: 'StoredFile',
  tableName: 'stored_file',
  properties: {
    id: p.uuid().primary(),
    name: p.text(),
    state: p.text().$type<FileState>(),
    type: p.text().$type<FileType>().nullable(),
    contentType: p.text().nullable(),
    sizeBytes: p.bigint('number'),
    /** SHA-256 hash of the uploaded bytes, in hex. The URLs of a picture contain this hash. */
    sha256: p.text().nullable().index(),
    problem: p.text().nullable(),
    note: p.text().nullable(),
    alt: p.text().nullable(),
    focalPoint: p.json<FocalPoint>().nullable(),
    pictures: p.json<readonly PictureSize[]>().nullable(),
    width: p.integer().nullable(),
    height: p.integer().nullable(),
    durationSec: p.integer().nullable(),
    pages: p.integer().nullable(),
    tracks: p.json<readonly FileTrack[]>().nullable(),
    captions: p.text().nullable(),
    posterId: p.uuid().nullable().index(),
    uploadedAt: p.datetime(),
    uploadedBy: p.uuid(),
    receivedAt: p.datetime(),
    unusedSince: p.datetime().nullable(),
  },
  indexes: [{ properties: ['state', 'receivedAt'] }],
});

export class StoredFile extends StoredFileSchema.class {}
StoredFileSchema.setClass(StoredFile);
