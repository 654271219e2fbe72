import type { FileType, StoredFile } from './stored-file.entity.ts';

const extensionByContentType: Readonly<Record<string, string>> = {
  'audio/mpeg': 'mp3',
  'audio/mp4': 'm4a',
  'audio/ogg': 'ogg',
  'audio/wav': 'wav',
  'audio/flac': 'flac',
  'video/mp4': 'mp4',
  'video/webm': 'webm',
  'application/pdf': 'pdf',
};

const folderByType: Readonly<Record<Exclude<FileType, 'image'>, string>> = {
  audio: '/files/media/',
  video: '/files/media/',
  pdf: '/library/',
};

export const getFileExtension = (contentType: string | null | undefined): string =>
  extensionByContentType[contentType ?? ''] ?? 'bin';

export const buildPictureUrl = (sha256: string, width: number, format: 'avif' | 'webp'): string =>
  `/files/${sha256}/${width}.${format}`;

type AddressedFile = Pick<StoredFile, 'id' | 'type' | 'contentType' | 'sha256' | 'pictures' | 'state'>;

export function buildFileUrl({ id, type, contentType, sha256, pictures, state }: AddressedFile): string | null {
  if (state !== 'ready' || !type) return null;
  if (type !== 'image') return `${folderByType[type]}${id}.${getFileExtension(contentType)}`;
  const largest = pictures?.at(-1);
  return sha256 && largest ? buildPictureUrl(sha256, largest.width, 'webp') : null;
}
