/**
 * Makes the three films of the site in public/media, with posters and captions, and the press logos in public/press,
 * from src/ui/art and scripts/media/tone.mjs only. Needs ffmpeg (apt-get install ffmpeg) and Node 24. Run it when a
 * film changes: `npm run media -w frontend-public`. Its output is committed.
 */
import { mkdir, mkdtemp, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { ffmpeg, filmOf, rawFrames, sameEverywhere } from 'shell/ffmpeg';
import { captionsOf } from './media/captions.mjs';
import { films, framesPerSecond } from './media/films.mjs';
import { height, width } from './media/paint.mjs';
import { frameAt, lengthOf } from './media/shots.mjs';
import { signs } from './media/signs.mjs';
import { toneOf } from './media/tone.mjs';

const atMost = 1.5 * 1024 * 1024;
const publicFolder = (name) => fileURLToPath(new URL(`../public/${name}/`, import.meta.url));
const media = publicFolder('media');
const press = publicFolder('press');
const frames = rawFrames('rgb24', width, height);
const video = [
  ...filmOf({ profile: 'baseline', level: '3.1' }),
  ...['-preset', 'veryslow', '-crf', '25', '-maxrate', '290k', '-bufsize', '900k', '-g', '96', '-threads', '2'],
];

async function makeFilm(film, folder) {
  const tone = join(folder, `${film.name}.wav`);
  const file = join(media, `${film.name}.mp4`);
  await writeFile(tone, toneOf(film, lengthOf(film)));
  const input = ['-framerate', String(framesPerSecond), ...frames, '-i', '-', '-i', tone];
  const sound = ['-c:a', 'aac', '-b:a', '56k', '-movflags', '+faststart', '-shortest'];
  await ffmpeg([...input, ...sameEverywhere, ...video, ...sound, file], framesOf(film));
  const poster = join(media, `${film.name}.jpg`);
  const still = [...frames, '-i', '-', ...sameEverywhere, '-frames:v', '1', '-q:v', '3', poster];
  await ffmpeg(still, [frameAt(film, film.poster)]);
  await writeFile(join(media, `${film.name}.vtt`), captionsOf(film, lengthOf(film)));
  const { size } = await stat(file);
  if (size > atMost) throw new Error(`${film.name}.mp4 has ${size} bytes`);
  process.stdout.write(`${film.name}.mp4 ${lengthOf(film)} s, ${Math.round(size / 1024)} KB\n`);
}

function* framesOf(film) {
  const count = Math.round(lengthOf(film) * framesPerSecond);
  for (let frame = 0; frame < count; frame += 1) yield frameAt(film, frame / framesPerSecond);
}

async function makeSigns() {
  for (const { name, svg } of signs) {
    await writeFile(join(press, `${name}.svg`), svg);
    await ffmpeg([
      '-i',
      join(press, `${name}.svg`),
      ...sameEverywhere,
      '-vf',
      'scale=1200:1200',
      join(press, `${name}.png`),
    ]);
    process.stdout.write(`${name}.svg, ${name}.png\n`);
  }
}

const folder = await mkdtemp(join(tmpdir(), 'oneness-media-'));
try {
  await Promise.all([mkdir(media, { recursive: true }), mkdir(press, { recursive: true })]);
  await makeSigns();
  for (const film of films) await makeFilm(film, folder);
} finally {
  await rm(folder, { recursive: true, force: true });
}
