const minuteMs = 60_000;

/** The door opens ten minutes before the start. */
export const opensAt = (startsAt: Date): Date => new Date(startsAt.getTime() - 10 * minuteMs);
