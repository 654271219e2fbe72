import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { assets } from '#platform/site/folders.ts';

const folder = join(assets, 'media');

interface MadeFile {
  readonly file: string;
  readonly seconds: number;
  readonly chapters: { startSec: number; title: string }[];
  /** Path of the file with the captions, which are also the transcript. */
  readonly captions: string | null;
  readonly sound?: string;
}

const manifest = JSON.parse(readFileSync(join(folder, 'manifest.json'), 'utf8')) as readonly MadeFile[];

function madeFile(name: string): MadeFile {
  const found = manifest.find(({ file }) => file.startsWith(`${name}.`));
  if (!found) throw new Error(`There is no file of ours called ${name}.`);
  return found;
}

export function demoSound(name: string) {
  const { file, seconds, captions } = madeFile(name);
  return { url: `/files/media/${file}`, durationSec: seconds, transcript: toTranscript(captions) };
}

export function demoFilm(name: string) {
  const { file, seconds, chapters, captions } = madeFile(name);
  return { videoUrl: `/files/media/${file}`, durationSec: seconds, chapters, transcript: toTranscript(captions) };
}

const toTranscript = (captions: string | null): string | null =>
  captions && readFileSync(join(folder, captions), 'utf8');

export function demoReplay(name: string) {
  const { sound } = madeFile(name);
  return { ...demoFilm(name), soundUrl: sound ? `/files/media/${sound}` : null };
}
