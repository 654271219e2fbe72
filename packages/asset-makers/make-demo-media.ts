/** `npm run demo-media -w packages/asset-makers [name...]` needs ffmpeg (apt-get install ffmpeg). */
import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { ffmpeg, videoArgs, rawFrameArgs, reproducibleArgs } from './ffmpeg.ts';
import { toWebVtt, createFilmCaptions, createMeditationCaptions } from './demo-media/captions.ts';
import { lessons } from './demo-media/lessons.ts';
import { guidedMeditations } from './demo-media/meditations.ts';
import { drawFrame, height, width } from './demo-media/picture.ts';
import { replays } from './demo-media/replays.ts';
import { sampleRate, synthesize, type Tone } from './demo-media/tone.ts';
import type { Film, GuidedMeditation } from './demo-media/works.ts';

const [folder, ...names] = process.argv.slice(2);
if (folder === undefined) throw new Error('Name the folder to write to.');
const framesPerSecond = 6;
const titleSeconds = 7;

interface ManifestEntry {
  readonly file: string;
  readonly kind: (Film | GuidedMeditation)['kind'];
  readonly title: string;
  readonly seconds: number;
  readonly bytes: number;
  readonly chapters: readonly { readonly startSec: number; readonly title: string }[];
  readonly captions: string | null;
  readonly sound?: string;
}

const rawSound = ['-f', 's16le', '-ar', String(sampleRate), '-ac', '1'];
const sound = ['-c:a', 'aac', '-profile:a', 'aac_low', '-b:a', '24k', '-ac', '1'];
const frames = rawFrameArgs('rgba', width, height);
const picture = [
  ...videoArgs({ profile: 'main', level: '3.0' }),
  ...['-preset', 'medium', '-crf', '27', '-maxrate', '90k', '-bufsize', '360k', '-g', String(framesPerSecond * 10)],
];
const streamable = ['-movflags', '+faststart'];

const makeSound = (tone: Tone, file: string): Promise<void> =>
  ffmpeg([...rawSound, '-i', '-', ...reproducibleArgs, ...sound, ...streamable, file], synthesize(tone));

async function makeGuidedMeditation(
  meditation: GuidedMeditation,
  file: string,
  into: string,
): Promise<Pick<ManifestEntry, 'chapters' | 'captions'>> {
  const { seconds, chord, chapters } = meditation;
  await makeSound({ seconds, chord, bellsAt: [...chapters.map(({ startSec }) => startSec), seconds - 12] }, file);
  const cues = createMeditationCaptions(meditation);
  const captions = cues.length > 0 ? `${meditation.name}.vtt` : null;
  if (captions) await writeFile(join(into, captions), toWebVtt(cues));
  return { chapters: chapters.map(({ startSec, title }) => ({ startSec, title })), captions };
}

async function makeFilm(
  film: Film,
  file: string,
  into: string,
): Promise<Pick<ManifestEntry, 'chapters' | 'captions' | 'sound'>> {
  const { cues, chapterStarts } = createFilmCaptions(film);
  const chapters = film.chapters.map(({ title }, index) => ({ startSec: chapterStarts[index] ?? 0, title }));
  const heard = `${file}.m4a`;
  await makeSound({ seconds: film.seconds, chord: film.chord, bellsAt: chapterStarts }, heard);
  const input = ['-framerate', String(framesPerSecond), ...frames, '-i', '-', '-i', heard];
  await ffmpeg(
    [...input, ...reproducibleArgs, ...picture, '-c:a', 'copy', ...streamable, file],
    drawFrames(film, chapters),
  );
  await rm(heard);
  const captions = `${film.name}.vtt`;
  await writeFile(join(into, captions), toWebVtt(cues));
  if (film.kind !== 'replay') return { chapters, captions };
  const sound = `${film.name}.m4a`;
  await ffmpeg(['-i', file, ...reproducibleArgs, '-vn', '-c:a', 'copy', ...streamable, join(into, sound)]);
  return { chapters, captions, sound };
}

function* drawFrames({ seconds, rise: [from, to] }: Film, chapters: ManifestEntry['chapters']): Generator<Buffer> {
  for (let frame = 0; frame < seconds * framesPerSecond; frame += 1) {
    const at = frame / framesPerSecond;
    const { startSec = 0, title = '' } = chapters.findLast((chapter) => chapter.startSec <= at) ?? {};
    const since = at - startSec;
    const shown = Math.max(0, Math.min(1, since / 1.5, (titleSeconds - since) / 1.5));
    yield drawFrame({ at, risen: from + ((to - from) * at) / seconds, words: title, shown });
  }
}

function probeSeconds(file: string): number {
  const args = ['-v', 'error', '-show_entries', 'format=duration', '-of', 'csv=p=0', file];
  return Math.round(Number(execFileSync('ffprobe', args, { encoding: 'utf8' })));
}

await mkdir(folder, { recursive: true });
const manifest = join(folder, 'manifest.json');
const before = existsSync(manifest) ? (JSON.parse(await readFile(manifest, 'utf8')) as ManifestEntry[]) : [];
const made: ManifestEntry[] = [];
for (const work of [...guidedMeditations, ...lessons, ...replays]) {
  const file = `${work.name}.${work.kind === 'meditation' ? 'm4a' : 'mp4'}`;
  const path = join(folder, file);
  const known = before.find((other) => other.file === file);
  if (known && names.length > 0 && !names.includes(work.name)) {
    made.push(known);
    continue;
  }
  const more =
    work.kind === 'meditation' ? await makeGuidedMeditation(work, path, folder) : await makeFilm(work, path, folder);
  const { size: bytes } = await stat(path);
  made.push({ file, kind: work.kind, title: work.title, seconds: probeSeconds(path), bytes, ...more });
  console.log(`${file}: ${made.at(-1)?.seconds} s, ${Math.round(bytes / 1000)} KB`);
}
await writeFile(manifest, `${JSON.stringify(made, null, 2)}\n`);
console.log(`${Math.round(made.reduce((sum, { bytes }) => sum + bytes, 0) / 1000)} KB together`);
