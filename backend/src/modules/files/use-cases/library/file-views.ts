import { buildFileUrl, buildPictureUrl } from '../../domain/file-urls.ts';
import type { StoredFile } from '../../domain/stored-file.entity.ts';
import type { FilePictureView, StoredFileView } from '../file.view.ts';

const posterWidth = 960;

export function buildPosterUrl(picture: StoredFile | null | undefined): string | null {
  const sizes = picture?.pictures ?? [];
  const chosen = sizes.find(({ width }) => width >= posterWidth) ?? sizes.at(-1);
  return picture?.sha256 && chosen ? buildPictureUrl(picture.sha256, chosen.width, 'webp') : null;
}

export const listPictureSizes = ({ pictures, sha256 }: StoredFile): FilePictureView[] =>
  (pictures ?? []).map(({ width, height }) => ({
    ...{ width, height },
    avif: buildPictureUrl(sha256 ?? '', width, 'avif'),
    webp: buildPictureUrl(sha256 ?? '', width, 'webp'),
  }));

interface FileContext {
  readonly usageCount: number;
  readonly uploadedByName: string | null;
  readonly poster: StoredFile | null | undefined;
}

export function toFileView(file: StoredFile, { usageCount, uploadedByName, poster }: FileContext): StoredFileView {
  return {
    ...{ id: file.id, name: file.name, type: file.type ?? null, contentType: file.contentType ?? null },
    ...{ state: file.state, problem: file.problem ?? null, note: file.note ?? null, sizeBytes: file.sizeBytes },
    url: buildFileUrl(file),
    pictures: listPictureSizes(file),
    ...{ alt: file.alt ?? null, focalPoint: file.focalPoint ?? null },
    ...{ width: file.width ?? null, height: file.height ?? null },
    ...{ durationSec: file.durationSec ?? null, pages: file.pages ?? null },
    tracks: [...(file.tracks ?? [])],
    hasCaptions: Boolean(file.captions),
    ...{ posterId: file.posterId ?? null, posterUrl: buildPosterUrl(poster) },
    usageCount,
    unusedSince: usageCount > 0 ? null : (file.unusedSince?.toISOString() ?? null),
    uploadedAt: file.uploadedAt.toISOString(),
    uploadedByName,
  };
}
