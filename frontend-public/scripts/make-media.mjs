/**
 * Makes the three films of the site in public/media, each with its poster and its captions, and the institute's sign
 * for the press in public/press. Everything is drawn from src/ui/art and played by scripts/media/tone.mjs: nothing in
 * it is anybody else's. Needs ffmpeg on the machine (apt-get install ffmpeg), and Node 24, which reads the TypeScript
 * of the drawings. Run it when a film changes: `npm run media -w frontend-public`. Its output is committed.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, mkdtemp, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
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
const rawFrames = ['-f', 'rawvideo', '-pixel_format', 'rgb24', '-video_size', `${width}x${height}`];
/** The colours as they were mixed, and nothing in the file that differs from run to run. */
const sameEverywhere = [
  '-map_metadata',
  '-1',
  '-fflags',
  '+bitexact',
  '-flags:v',
  '+bitexact',
  '-flags:a',
  '+bitexact',
];
const video = [
  ...['-vf', 'scale=out_color_matrix=bt709:out_range=tv', '-colorspace', 'bt709', '-color_primaries', 'bt709'],
  ...['-color_trc', 'bt709', '-c:v', 'libx264', '-profile:v', 'baseline', '-level', '3.1', '-pix_fmt', 'yuv420p'],
  ...['-preset', 'veryslow', '-crf', '25', '-maxrate', '290k', '-bufsize', '900k', '-g', '96', '-threads', '2'],
];

/** Runs ffmpeg to its end, feeding it what `feed` writes. */
async function ffmpeg(args, feed = () => undefined) {
  const run = spawn('ffmpeg', ['-y', '-loglevel', 'error', ...args], { stdio: ['pipe', 'inherit', 'inherit'] });
  await feed(run.stdin);
  run.stdin.end();
  const [code] = await once(run, 'close');
  if (code !== 0) throw new Error(`ffmpeg ended with ${code}`);
}

async function makeFilm(film, folder) {
  const tone = join(folder, `${film.name}.wav`);
  const file = join(media, `${film.name}.mp4`);
  const frames = Math.round(lengthOf(film) * framesPerSecond);
  await writeFile(tone, toneOf(film, lengthOf(film)));
  const input = ['-framerate', String(framesPerSecond), ...rawFrames, '-i', '-', '-i', tone];
  const sound = ['-c:a', 'aac', '-b:a', '56k', '-movflags', '+faststart', '-shortest'];
  await ffmpeg([...input, ...sameEverywhere, ...video, ...sound, file], async (sink) => {
    for (let frame = 0; frame < frames; frame += 1) {
      if (!sink.write(frameAt(film, frame / framesPerSecond))) await once(sink, 'drain');
    }
  });
  const poster = join(media, `${film.name}.jpg`);
  await ffmpeg([...rawFrames, '-i', '-', ...sameEverywhere, '-frames:v', '1', '-q:v', '3', poster], (sink) =>
    sink.write(frameAt(film, film.poster)),
  );
  await writeFile(join(media, `${film.name}.vtt`), captionsOf(film, lengthOf(film)));
  const { size } = await stat(file);
  if (size > atMost) throw new Error(`${film.name}.mp4 has ${size} bytes`);
  process.stdout.write(`${film.name}.mp4 ${lengthOf(film)} s, ${Math.round(size / 1024)} KB\n`);
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
