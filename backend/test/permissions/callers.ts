export const callerKinds = ['visitor', 'free', 'seeker', 'creator', 'visionary', 'support', 'editor', 'admin'] as const;
export type CallerKind = (typeof callerKinds)[number];
export type PermissionRow = Readonly<Record<CallerKind, 'yes' | 'no'>>;

const only = (...allowed: CallerKind[]): PermissionRow =>
  Object.fromEntries(callerKinds.map((asker) => [asker, allowed.includes(asker) ? 'yes' : 'no'])) as PermissionRow;

export const allCallers = only(...callerKinds);
export const signedInCallers = only('free', 'seeker', 'creator', 'visionary', 'support', 'editor', 'admin');
/** Staff without a paid tier have no access. */
export const seekerAndAbove = only('seeker', 'creator', 'visionary');
export const visionaryOnly = only('visionary');
export const staffCallers = only('support', 'editor', 'admin');
export const editorCallers = only('editor', 'admin');
export const adminOnly = only('admin');
export const userDirectoryCallers = only('support', 'admin');
