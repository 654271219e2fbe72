import { computeSkyColors } from 'frontend-public/art/sky';
import { paintChairs } from './chairs.ts';
import type { Film, Shot } from './films.ts';
import { blend, paintSky, toBytes } from './paint.ts';

interface Scene {
  readonly shot: Shot;
  readonly moment: number;
}

const fade = 2;
const chairEvery = 2.2;

export function computeLength({ shots, isLoop }: Film): number {
  const all = shots.reduce((sum, { seconds }) => sum + seconds, 0);
  return all - fade * (isLoop ? shots.length : shots.length - 1);
}

export function drawFrame(film: Film, at: number): Buffer {
  const [first, next] = scenesAt(film, at);
  if (!first) throw new RangeError(`${film.name} shows nothing at ${at} s`);
  const share = next ? next.moment / fade : 0;
  const picture = paintShot(film, first, at, Math.max(0, 1 - 2 * share));
  if (next) blend(picture, paintShot(film, next, at, Math.max(0, 2 * share - 1)), share);
  return toBytes(picture);
}

function scenesAt(film: Film, at: number): Scene[] {
  const length = computeLength(film);
  let begins = 0;
  const seen = film.shots.flatMap((shot) => {
    const since = at - begins;
    begins += shot.seconds - fade;
    // The last shot of a loop fades into the first one.
    return (film.isLoop ? [since, since + length] : [since])
      .filter((moment) => moment >= 0 && moment < shot.seconds)
      .map((moment) => ({ shot, moment }));
  });
  return seen.sort((one, other) => other.moment - one.moment);
}

function paintShot(
  film: Film,
  { shot: { from, to, seconds }, moment }: Scene,
  at: number,
  light: number,
): Float32Array {
  const hour = from + ((to - from) * moment) / seconds;
  const sky = computeSkyColors(hour);
  const [left, right] = film.across;
  const picture = paintSky(sky, { x: left + (right - left) * sky.disc.progress, at, light });
  const { chairsFrom } = film;
  if (chairsFrom !== undefined)
    paintChairs(picture, sky, (index) => Math.min(1, Math.max(0, (at - chairsFrom - index * chairEvery) / 1.4)));
  return picture;
}
