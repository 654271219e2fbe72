export const callerKinds = ['visitor', 'free', 'seeker', 'creator', 'visionary', 'support', 'editor', 'admin'] as const;
export type CallerKind = (typeof callerKinds)[number];
export type Row = Readonly<Record<CallerKind, 'yes' | 'no'>>;

const only = (...allowed: CallerKind[]): Row =>
  Object.fromEntries(callerKinds.map((asker) => [asker, allowed.includes(asker) ? 'yes' : 'no'])) as Row;

export const everyone = only(...callerKinds);
export const signedIn = only('free', 'seeker', 'creator', 'visionary', 'support', 'editor', 'admin');
/** Callers with the Seeker tier or a higher one; staff without a paid tier have no access. */
export const fromSeeker = only('seeker', 'creator', 'visionary');
export const visionary = only('visionary');
export const staff = only('support', 'editor', 'admin');
export const editors = only('editor', 'admin');
export const administrators = only('admin');
export const directory = only('support', 'admin');
