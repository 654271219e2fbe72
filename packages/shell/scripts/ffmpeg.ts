/** How the committed films and sounds are made. Needs ffmpeg on the machine (apt-get install ffmpeg). */
import { spawn } from 'node:child_process';
import { once } from 'node:events';

/** Nothing in the file that differs from run to run. */
export const sameEverywhere = [
  ...['-map_metadata', '-1', '-fflags', '+bitexact', '-flags:v', '+bitexact', '-flags:a', '+bitexact'],
];

/** Pictures as they are drawn, one after the other. */
export const rawFrames = (format: 'rgb24' | 'rgba', width: number, height: number): string[] => [
  ...['-f', 'rawvideo', '-pixel_format', format, '-video_size', `${width}x${height}`],
];

/** The colours as they were mixed, in a film that every browser plays. */
export const filmOf = ({ profile, level }: { profile: string; level: string }): string[] => [
  ...['-vf', 'scale=out_color_matrix=bt709:out_range=tv', '-colorspace', 'bt709', '-color_primaries', 'bt709'],
  ...['-color_trc', 'bt709', '-c:v', 'libx264', '-profile:v', profile, '-level', level, '-pix_fmt', 'yuv420p'],
];

/** Runs ffmpeg to its end, feeding it the parts. */
export async function ffmpeg(args: readonly string[], parts: Iterable<Uint8Array> = []): Promise<void> {
  const run = spawn('ffmpeg', ['-y', '-loglevel', 'error', ...args], { stdio: ['pipe', 'inherit', 'inherit'] });
  const ended = once(run, 'close');
  for (const part of parts) if (!run.stdin.write(part)) await once(run.stdin, 'drain');
  run.stdin.end();
  const [code] = (await ended) as [number | null];
  if (code !== 0) throw new Error(`ffmpeg ended with ${code}`);
}
