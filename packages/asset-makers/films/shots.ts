import { skyAt } from '../../src/ui/art/sky.ts';
import { blend, finished, paintSky } from './paint.mjs';
import { paintChairs } from './chairs.mjs';

/** Length of a cross-fade in seconds. */
const fade = 2;
const chairEvery = 2.2;

/** Length of a film in seconds, without the overlaps of its shots. */
export function lengthOf({ shots, isLoop }) {
  const all = shots.reduce((sum, { seconds }) => sum + seconds, 0);
  return all - fade * (isLoop ? shots.length : shots.length - 1);
}

/** One frame as rgb24. During a fade the old sun or moon disappears before the new one appears. */
export function frameAt(film, at) {
  const [first, next] = shotsAt(film, at);
  const share = next ? next.moment / fade : 0;
  const picture = paintShot(film, first, at, Math.max(0, 1 - 2 * share));
  if (next) blend(picture, paintShot(film, next, at, Math.max(0, 2 * share - 1)), share);
  return finished(picture);
}

/** The one or two shots visible at a time; the earlier shot is first. */
function shotsAt(film, at) {
  const length = lengthOf(film);
  let begins = 0;
  const seen = film.shots.flatMap((shot) => {
    const since = at - begins;
    begins += shot.seconds - fade;
    // The end of a loop overlaps its start.
    return (film.isLoop ? [since, since + length] : [since])
      .filter((moment) => moment >= 0 && moment < shot.seconds)
      .map((moment) => ({ shot, moment }));
  });
  return seen.sort((one, other) => other.moment - one.moment);
}

function paintShot(film, { shot: { from, to, seconds }, moment }, at, light) {
  const hour = from + ((to - from) * moment) / seconds;
  const sky = skyAt(hour);
  const [left, right] = film.across;
  const picture = paintSky(sky, { x: left + (right - left) * sky.disc.progress, at, light });
  if (film.chairsFrom !== undefined)
    paintChairs(picture, sky, (index) => Math.min(1, Math.max(0, (at - film.chairsFrom - index * chairEvery) / 1.4)));
  return picture;
}
