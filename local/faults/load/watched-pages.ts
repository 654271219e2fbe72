import { setTimeout as delay } from 'node:timers/promises';

const paths = ['/', '/about', '/programs', '/api/events', '/api/programs'];
const everyMs = 200;
const timeoutMs = 10_000;

export function watchPages(urls: readonly string[]): { stop(): Promise<string[]> } {
  const faults: string[] = [];
  let isOver = false;
  const watch = async (url: string) => {
    for (let at = 0; !isOver; at += 1) {
      const path = paths[at % paths.length] ?? '/';
      const status = await fetch(url + path, { signal: AbortSignal.timeout(timeoutMs) }).then(
        async (response) => {
          await response.arrayBuffer();
          return response.status;
        },
        () => 0,
      );
      if (status !== 200) faults.push(`${path} returned ${status || 'nothing'}`);
      await delay(everyMs);
    }
  };
  const watching = urls.map(watch);
  return {
    stop: async () => {
      isOver = true;
      await Promise.all(watching);
      return faults;
    },
  };
}
