export interface ProgressSample {
  atMs: number;
  sentBytes: number;
}

const WINDOW_MS = 15_000;
const MIN_SPAN_MS = 1_000;

export const addProgress = (samples: readonly ProgressSample[], sample: ProgressSample): readonly ProgressSample[] => [
  ...samples.filter(({ atMs }) => sample.atMs - atMs <= WINDOW_MS),
  sample,
];

export function estimateSecondsLeft(samples: readonly ProgressSample[], totalBytes: number): number | undefined {
  const [first, last] = [samples[0], samples.at(-1)];
  if (!first || !last || last.atMs - first.atMs < MIN_SPAN_MS || last.sentBytes <= first.sentBytes) return undefined;
  const bytesPerSecond = (last.sentBytes - first.sentBytes) / ((last.atMs - first.atMs) / 1_000);
  return (totalBytes - last.sentBytes) / bytesPerSecond;
}

export function describeTimeLeft(seconds: number): string {
  if (seconds < 60) return 'less than 1 minute left';
  const minutes = Math.round(seconds / 60);
  if (minutes < 60) return `about ${minutes} ${minutes === 1 ? 'minute' : 'minutes'} left`;
  const hours = Math.round(minutes / 60);
  return `about ${hours} ${hours === 1 ? 'hour' : 'hours'} left`;
}
