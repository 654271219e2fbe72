/** Needs ffmpeg (apt-get install ffmpeg). */
import { spawn } from 'node:child_process';
import { once } from 'node:events';

export const reproducibleArgs = [
  ...['-map_metadata', '-1', '-fflags', '+bitexact', '-flags:v', '+bitexact', '-flags:a', '+bitexact'],
];

export const rawFrameArgs = (format: 'rgb24' | 'rgba', width: number, height: number): string[] => [
  ...['-f', 'rawvideo', '-pixel_format', format, '-video_size', `${width}x${height}`],
];

/** Browsers guess the color space when the file does not name it. */
export const videoArgs = ({ profile, level }: { profile: string; level: string }): string[] => [
  ...['-vf', 'scale=out_color_matrix=bt709:out_range=tv', '-colorspace', 'bt709', '-color_primaries', 'bt709'],
  ...['-color_trc', 'bt709', '-c:v', 'libx264', '-profile:v', profile, '-level', level, '-pix_fmt', 'yuv420p'],
];

export async function ffmpeg(args: readonly string[], parts: Iterable<Uint8Array> = []): Promise<void> {
  const run = spawn('ffmpeg', ['-y', '-loglevel', 'error', ...args], { stdio: ['pipe', 'inherit', 'inherit'] });
  const ended = once(run, 'close');
  for (const part of parts) if (!run.stdin.write(part)) await once(run.stdin, 'drain');
  run.stdin.end();
  const [code] = (await ended) as [number | null];
  if (code !== 0) throw new Error(`ffmpeg ended with ${code}`);
}
