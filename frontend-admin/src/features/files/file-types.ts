import type { FileType } from './api/files.ts';

const MAX_FILE_BYTES = 2 ** 31;

interface FileTypeTexts {
  one: string;
  label: string;
  formats: string;
  contentTypes: readonly string[];
}

export const fileTypes: Readonly<Record<FileType, FileTypeTexts>> = {
  image: {
    one: 'picture',
    label: 'Picture',
    formats: 'JPEG, PNG, WebP, AVIF or GIF',
    contentTypes: ['image/jpeg', 'image/png', 'image/webp', 'image/avif', 'image/gif'],
  },
  video: {
    one: 'video',
    label: 'Video',
    formats: 'MP4 or WebM',
    contentTypes: ['video/mp4', 'video/webm', 'video/x-m4v'],
  },
  audio: {
    one: 'audio file',
    label: 'Audio',
    formats: 'MP3 or M4A',
    contentTypes: ['audio/mpeg', 'audio/mp3', 'audio/mp4', 'audio/m4a', 'audio/x-m4a'],
  },
  pdf: { one: 'PDF', label: 'PDF', formats: '', contentTypes: ['application/pdf'] },
};

export const allFileTypes = Object.keys(fileTypes) as FileType[];

export const parseFileType = (value: string | null): FileType | undefined =>
  allFileTypes.find((type) => type === value);

export function describeFileTypes(types: readonly FileType[]): string {
  const parts = types.map((type) => {
    const { one, formats } = fileTypes[type];
    return `${one.startsWith('a') ? 'an' : 'a'} ${one}${formats && ` (${formats})`}`;
  });
  return parts.length > 1 ? `${parts.slice(0, -1).join(', ')} or ${parts.at(-1)}` : (parts[0] ?? '');
}

export const getAcceptedTypes = (types: readonly FileType[]): string =>
  types.flatMap((type) => fileTypes[type].contentTypes).join(',');

/** Accepts a file of unknown type, because the server reads the type from the content. */
export function findFileError(
  { size, type }: Pick<File, 'size' | 'type'>,
  types: readonly FileType[],
): string | undefined {
  if (size === 0) return 'This file is empty. Choose a file with content.';
  if (size > MAX_FILE_BYTES) return 'This file is larger than 2 GB. Export it with a lower bitrate or in parts.';
  const isKnown = type === '' || types.some((name) => fileTypes[name].contentTypes.includes(type));
  return isKnown ? undefined : `Choose ${describeFileTypes(types)}.`;
}

const units = ['bytes', 'KB', 'MB', 'GB'] as const;

export function formatFileSize(bytes: number): string {
  const power = bytes < 1_000 ? 0 : Math.min(Math.floor(Math.log10(bytes) / 3), 3);
  const value = bytes / 1_000 ** power;
  const digits = power > 0 && value < 9.95 ? 1 : 0;
  return `${Number(value.toFixed(digits))} ${units[power]}`;
}

export function formatProgress(sentBytes: number, totalBytes: number): string {
  const [sent, total] = [formatFileSize(sentBytes), formatFileSize(totalBytes)];
  const [value, unit] = sent.split(' ');
  return total.endsWith(` ${unit}`) ? `${value} of ${total}` : `${sent} of ${total}`;
}

export function formatLength(seconds: number): string {
  const parts = [Math.floor(seconds / 3_600), Math.floor(seconds / 60) % 60, Math.floor(seconds) % 60];
  const shown = parts[0] === 0 ? parts.slice(1) : parts;
  return shown.map((part, index) => (index === 0 ? String(part) : String(part).padStart(2, '0'))).join(':');
}
