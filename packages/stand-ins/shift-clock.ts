/**
 * Loaded by `node --import`: moves the clock of a process by the milliseconds in CLOCK_SHIFT_FILE. A change of the file
 * takes effect at once, like a clock that is set. Timers and `performance.now()` do not move.
 */
import { readFileSync } from 'node:fs';

const readEveryMs = 100;
const file = process.env['CLOCK_SHIFT_FILE'];
const RealDate = Date;
let shiftMs = readShift();

const now = () => RealDate.now() + shiftMs;

globalThis.Date = new Proxy(RealDate, {
  construct: (target, args: unknown[], newTarget) =>
    Reflect.construct(target, args.length === 0 ? [now()] : args, newTarget) as Date,
  apply: () => new RealDate(now()).toString(),
  get: (target, name, receiver) => (name === 'now' ? now : Reflect.get(target, name, receiver)),
});

if (file) setInterval(() => (shiftMs = readShift()), readEveryMs).unref();

function readShift(): number {
  if (!file) return 0;
  try {
    return Number(readFileSync(file, 'utf8')) || 0;
  } catch {
    return 0;
  }
}
