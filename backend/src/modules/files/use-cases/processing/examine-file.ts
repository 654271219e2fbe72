import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { pipeline } from 'node:stream/promises';
import type { FileTrack, FileType } from '../../domain/stored-file.entity.ts';
import { countPages } from './count-pages.ts';
import { detectType } from './detect-type.ts';
import { readMedia } from './read-media.ts';

interface FileIdentity {
  readonly type: FileType;
  readonly contentType: string;
  readonly sha256: string;
}

export async function identifyFile(path: string): Promise<FileIdentity> {
  const [type, contentType] = await detectType(path);
  return { type, contentType, sha256: await computeSha256(path) };
}

export async function examineFile(path: string, identity: FileIdentity) {
  return identity.type === 'pdf' ? { pages: await countPages(path) } : examineMedia(path, identity);
}

async function examineMedia(path: string, { type, contentType }: FileIdentity) {
  const facts = await readMedia(path);
  const hasFilm = facts.tracks.some(({ kind }) => kind === 'video');
  const isSound = type === 'video' && !hasFilm;
  return {
    ...facts,
    note: describeFilm(facts.tracks, hasFilm && type === 'video'),
    ...(isSound && contentType === 'video/mp4' ? { type: 'audio' as const, contentType: 'audio/mp4' } : {}),
  };
}

function describeFilm(tracks: readonly FileTrack[], isFilm: boolean): string | null {
  if (!isFilm) return null;
  if (!tracks.some(({ kind }) => kind === 'audio')) return 'This video has no audio.';
  const isHevc = tracks.some(({ codec }) => codec === 'hevc');
  return isHevc ? 'Some browsers cannot play this video (HEVC). Export it as H.264 and upload that.' : null;
}

async function computeSha256(path: string): Promise<string> {
  const hash = createHash('sha256');
  await pipeline(createReadStream(path), hash);
  return hash.digest('hex');
}
