import { defineEntity, p } from '@mikro-orm/core';

export const fileTypes = ['image', 'audio', 'video', 'pdf'] as const;
export type FileType = (typeof fileTypes)[number];
export type FileState = 'uploading' | 'processing' | 'ready' | 'failed';

/** One width of a picture, stored as AVIF and as WebP. */
export interface PictureSize {
  readonly width: number;
  readonly height: number;
}

/** Point of a picture that stays visible when it is cropped: 0 to 1, from the left and from the top. */
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
    /** SHA-256 of the uploaded bytes as hexadecimal digits; part of the public URLs of a picture. */
    sha256: p.text().nullable().index(),
    /** Reason why the file was refused, for staff. */
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
    /** Id of the picture that is shown before a film plays. */
    posterId: p.uuid().nullable().index(),
    uploadedAt: p.datetime(),
    uploadedBy: p.uuid(),
    /** Time of the last part of the upload. */
    receivedAt: p.datetime(),
    /** Time since which no content uses the file. */
    unusedSince: p.datetime().nullable(),
  },
  indexes: [{ properties: ['state', 'receivedAt'] }],
});

/** File of the library of staff: a picture, a film, a sound or a PDF. Its bytes are in the file store. */
export class StoredFile extends StoredFileSchema.class {}
StoredFileSchema.setClass(StoredFile);
