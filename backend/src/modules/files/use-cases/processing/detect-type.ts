import { fileTypeFromFile } from 'file-type';
import { open } from 'node:fs/promises';
import { RefusedFile } from '../../domain/errors.ts';
import type { FileType } from '../../domain/stored-file.entity.ts';

const scannedBytes = 65_536;
const zipTrailerBytes = 22;

const contentTypes: Readonly<Record<string, readonly [FileType, contentType: string]>> = {
  'image/jpeg': ['image', 'image/jpeg'],
  'image/png': ['image', 'image/png'],
  'image/apng': ['image', 'image/png'],
  'image/webp': ['image', 'image/webp'],
  'image/avif': ['image', 'image/avif'],
  'image/gif': ['image', 'image/gif'],
  'audio/mpeg': ['audio', 'audio/mpeg'],
  'audio/mp4': ['audio', 'audio/mp4'],
  'audio/x-m4a': ['audio', 'audio/mp4'],
  'audio/ogg': ['audio', 'audio/ogg'],
  'audio/ogg; codecs=opus': ['audio', 'audio/ogg'],
  'audio/wav': ['audio', 'audio/wav'],
  'audio/flac': ['audio', 'audio/flac'],
  'video/mp4': ['video', 'video/mp4'],
  'video/x-m4v': ['video', 'video/mp4'],
  'video/webm': ['video', 'video/webm'],
  'application/pdf': ['pdf', 'application/pdf'],
};

export const refusalMessages = {
  svg: 'SVG pictures can contain programs. Export it as PNG and upload that.',
  html: 'This is a web page. Print it to a PDF and upload that.',
  mixed: 'This file contains a second file of another type. Export it again and upload that.',
  quicktime: 'Some browsers cannot play MOV files. Export it as MP4 (H.264) and upload that.',
  heic: 'Some browsers cannot show HEIC pictures. Export it as JPEG and upload that.',
  unknown:
    'The library does not accept this type of file. Upload a picture (JPEG, PNG, WebP, AVIF, GIF), audio (MP3, M4A, ' +
    'OGG, WAV, FLAC), video (MP4, WebM) or a PDF.',
} as const;

export async function detectType(path: string): Promise<readonly [FileType, contentType: string]> {
  const { head, tail } = await readHeadAndTail(path);
  const found = (await fileTypeFromFile(path))?.mime ?? '';
  const known = contentTypes[found];
  const text = head.toString('latin1').toLowerCase();
  if (!known) throw new RefusedFile(explainUnknown(found, text));
  const [type] = known;
  const isMixed =
    hasZipTrailer(tail) ||
    (type !== 'pdf' && containsMarkup(head, tail)) ||
    (type === 'image' && text.includes('%pdf-'));
  if (isMixed || (type === 'pdf' && !text.startsWith('%pdf-'))) throw new RefusedFile(refusalMessages.mixed);
  return known;
}

function explainUnknown(found: string, text: string): string {
  if (found === 'video/quicktime') return refusalMessages.quicktime;
  if (/^image\/hei[cf]/.test(found)) return refusalMessages.heic;
  if (/<svg[\s>]/.test(text)) return refusalMessages.svg;
  if (/<!doctype html|<(html|head|body|script)[\s>]/.test(text)) return refusalMessages.html;
  return refusalMessages.unknown;
}

const containsMarkup = (...parts: readonly Buffer[]): boolean =>
  parts.some((part) => /<!doctype html|<script[\s>]|<html[\s>]|<\?php/i.test(part.toString('latin1')));

function hasZipTrailer(tail: Buffer): boolean {
  const at = tail.lastIndexOf('PK\u0005\u0006', undefined, 'latin1');
  return (
    at >= 0 &&
    at + zipTrailerBytes <= tail.length &&
    at + zipTrailerBytes + tail.readUInt16LE(at + zipTrailerBytes - 2) === tail.length
  );
}

async function readHeadAndTail(path: string): Promise<{ head: Buffer; tail: Buffer }> {
  const file = await open(path);
  try {
    const { size } = await file.stat();
    const length = Math.min(size, scannedBytes);
    const [head, tail] = [Buffer.alloc(length), Buffer.alloc(length)];
    await file.read(head, 0, length, 0);
    await file.read(tail, 0, length, size - length);
    return { head, tail };
  } finally {
    await file.close();
  }
}
