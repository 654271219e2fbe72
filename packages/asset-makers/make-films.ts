/** `npm run films -w packages/asset-makers` needs ffmpeg (apt-get install ffmpeg). */
import { mkdir, mkdtemp, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { logoLinesPath, logoSunPath } from 'frontend-public/art/logo-paths';
import { toWebVtt } from './demo-media/captions.ts';
import { ffmpeg, rawFrameArgs, reproducibleArgs, videoArgs } from './ffmpeg.ts';
import { type Film, films, framesPerSecond } from './films/films.ts';
import { height, width } from './films/paint.ts';
import { computeLength, drawFrame } from './films/shots.ts';
import { synthesize } from './films/tone.ts';

const target = process.argv[2];
if (target === undefined) throw new Error('Name the folder to write to.');

const atMost = 1.5 * 1024 * 1024;
const [media, press] = [join(target, 'media'), join(target, 'press')];
const frames = rawFrameArgs('rgb24', width, height);
const video = [
  ...videoArgs({ profile: 'baseline', level: '3.1' }),
  ...['-preset', 'veryslow', '-crf', '25', '-maxrate', '290k', '-bufsize', '900k', '-g', '96', '-threads', '2'],
];

async function makeFilm(film: Film, folder: string): Promise<void> {
  const tone = join(folder, `${film.name}.wav`);
  const file = join(media, `${film.name}.mp4`);
  await writeFile(tone, synthesize(film, computeLength(film)));
  const input = ['-framerate', String(framesPerSecond), ...frames, '-i', '-', '-i', tone];
  const sound = ['-c:a', 'aac', '-b:a', '56k', '-movflags', '+faststart', '-shortest'];
  await ffmpeg([...input, ...reproducibleArgs, ...video, ...sound, file], drawFrames(film));
  const poster = join(media, `${film.name}.jpg`);
  const still = [...frames, '-i', '-', ...reproducibleArgs, '-frames:v', '1', '-q:v', '3', poster];
  await ffmpeg(still, [drawFrame(film, film.poster)]);
  await writeFile(join(media, `${film.name}.vtt`), writeCaptions(film));
  const { size } = await stat(file);
  if (size > atMost) throw new Error(`${film.name}.mp4 has ${size} bytes`);
  console.log(`${film.name}.mp4 ${computeLength(film)} s, ${Math.round(size / 1024)} KB`);
}

function* drawFrames(film: Film): Generator<Buffer> {
  const count = Math.round(computeLength(film) * framesPerSecond);
  for (let frame = 0; frame < count; frame += 1) yield drawFrame(film, frame / framesPerSecond);
}

async function makeSigns(): Promise<void> {
  for (const [name, color] of Object.entries(signColors)) {
    const [svg, png] = [join(press, `${name}.svg`), join(press, `${name}.png`)];
    await writeFile(svg, drawSign(color));
    await ffmpeg(['-i', svg, ...reproducibleArgs, '-vf', 'scale=1200:1200', png]);
    console.log(`${name}.svg, ${name}.png`);
  }
}

/** Captions near the top cover neither the controls of the player nor the reflection of the sun. */
function writeCaptions(film: Film): string {
  const { name, words, captionsAt = '14%' } = film;
  if (words.some(([, to]) => to > computeLength(film)))
    throw new RangeError(`A caption of ${name} ends after the film`);
  return toWebVtt(
    words.map(([from, to, text]) => ({ from, to, text })),
    ` line:${captionsAt}`,
  );
}

const signColors = { 'sign-for-light-grounds': '#151D36', 'sign-for-dark-grounds': '#F3F1EA' };

const drawSign = (color: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="600" height="600" viewBox="-10 -10 60 60">` +
  `<path d="${logoSunPath}" fill="${color}"/><path d="${logoLinesPath}" fill="none" stroke="${color}" stroke-width="2"/></svg>\n`;

const folder = await mkdtemp(join(tmpdir(), 'oneness-media-'));
try {
  await Promise.all([mkdir(media, { recursive: true }), mkdir(press, { recursive: true })]);
  await makeSigns();
  for (const film of films) await makeFilm(film, folder);
} finally {
  await rm(folder, { recursive: true, force: true });
}
