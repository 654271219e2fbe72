/** Ways a person or a program asks us to end. */

/**
 * Calls `stop` once, on the first request: Ctrl-C, a termination signal, a closed terminal, or the end of the process
 * that started this one. Repeats are ignored, for npm passes on a Ctrl-C that the terminal has sent us already.
 */
export function whenAskedToStop(stop: () => void): void {
  let asked = false;
  const once = () => {
    if (asked) return;
    asked = true;
    stop();
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, once);
  process.on('disconnect', once);
  process.channel?.unref();
  // A closed terminal must not keep us from ending in order.
  process.stdout.on('error', () => undefined);
  process.stderr.on('error', () => undefined);
}
