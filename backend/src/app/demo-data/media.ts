import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { assetsFolder } from '#platform/site/folders.ts';

const folder = join(assetsFolder, 'media');

interface DemoMediaFile {
  readonly file: string;
  readonly seconds: number;
  readonly chapters: { startSec: number; title: string }[];
  readonly captions: string | null;
  readonly sound?: string;
}

const mediaManifest = JSON.parse(readFileSync(join(folder, 'manifest.json'), 'utf8')) as readonly DemoMediaFile[];

export const listDemoMedia = (): string[] =>
  mediaManifest.flatMap(({ file, sound }) => (sound ? [file, sound] : [file]));

function findMediaFile(name: string): DemoMediaFile {
  const found = mediaManifest.find(({ file }) => file.startsWith(`${name}.`));
  if (!found) throw new Error(`There is no file of ours called ${name}.`);
  return found;
}

export function getDemoAudio(name: string) {
  const { file, seconds, captions } = findMediaFile(name);
  return { url: `/files/media/${file}`, durationSec: seconds, transcript: toTranscript(captions) };
}

export function getDemoVideo(name: string) {
  const { file, seconds, chapters, captions } = findMediaFile(name);
  return { videoUrl: `/files/media/${file}`, durationSec: seconds, chapters, transcript: toTranscript(captions) };
}

const toTranscript = (captions: string | null): string | null =>
  captions && readFileSync(join(folder, captions), 'utf8');

export function getDemoReplay(name: string) {
  const { sound } = findMediaFile(name);
  return { ...getDemoVideo(name), soundUrl: sound ? `/files/media/${sound}` : null };
}
