/** npm forwards a Ctrl-C that the terminal has already sent, so further signals are ignored. */
export function onStopRequest(stop: () => void): void {
  let asked = false;
  const once = () => {
    if (asked) return;
    asked = true;
    stop();
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, once);
  process.on('disconnect', once);
  process.channel?.unref();
  // A closed terminal must not interrupt the shutdown.
  process.stdout.on('error', () => undefined);
  process.stderr.on('error', () => undefined);
}
