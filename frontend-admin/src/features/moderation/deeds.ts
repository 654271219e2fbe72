import type { Case, DeedKind } from './api/moderation.ts';

/** What is done by looking at a post. */
export type ModeratorsDeed = Exclude<DeedKind, 'lift'>;

interface DeedWords {
  /** On the button that asks for the reason. */
  label: string;
  /** Over the dialog. */
  title: (subject: string) => string;
  /** Who reads the reason, and what happens. */
  hint: string;
  send: string;
  busy: string;
  /** In the toast. */
  done: string;
  /** In a list of what was done. */
  was: string;
  /** The toast offers to show the post again. */
  undo?: true;
}

const toAuthor = 'They get it by email and on the site.';
const toColleagues = 'Only staff read it. The author is not told.';

/** Every deed in words. */
export const deeds: Readonly<Record<ModeratorsDeed, DeedWords>> = {
  leave: {
    label: 'Leave it',
    title: () => 'Leave it as it is',
    hint: toColleagues,
    send: 'Leave it',
    busy: 'Saving...',
    done: 'Post left as it is',
    was: 'Left as it was',
  },
  hide: {
    label: 'Hide it',
    title: (subject) => `Hide what ${subject} wrote`,
    hint: toAuthor,
    send: 'Hide it and tell them',
    busy: 'Hiding...',
    done: 'Post hidden',
    was: 'Post hidden',
    undo: true,
  },
  warn: {
    label: 'Hide and warn',
    title: (subject) => `Hide it and warn ${subject}`,
    hint: toAuthor,
    send: 'Hide and send the warning',
    busy: 'Sending...',
    done: 'Post hidden, warning sent',
    was: 'Warned',
    undo: true,
  },
  restore: {
    label: 'Show it again',
    title: (subject) => `Show again what ${subject} wrote`,
    hint: toAuthor,
    send: 'Show it and tell them',
    busy: 'Saving...',
    done: 'Post shown again',
    was: 'Shown again',
  },
  suspend: {
    label: 'Suspend...',
    title: (subject) => `Suspend ${subject} from the forum`,
    hint: 'They get it by email, with how to object.',
    send: 'Suspend',
    busy: 'Saving...',
    done: 'Suspended',
    was: 'Suspended',
  },
  move: {
    label: 'Move...',
    title: () => 'Move this talk',
    hint: 'Whoever began the talk gets it by email and on the site.',
    send: 'Move it',
    busy: 'Saving...',
    done: 'Talk moved',
    was: 'Talk moved',
  },
  pin: {
    label: 'Pin',
    title: () => 'Pin this talk above the others',
    hint: toColleagues,
    send: 'Pin it',
    busy: 'Saving...',
    done: 'Talk pinned',
    was: 'Talk pinned',
  },
  unpin: {
    label: 'Unpin',
    title: () => 'Unpin this talk',
    hint: toColleagues,
    send: 'Unpin it',
    busy: 'Saving...',
    done: 'Talk unpinned',
    was: 'Talk unpinned',
  },
  lock: {
    label: 'Close',
    title: () => 'Close this talk for new replies',
    hint: 'Whoever began the talk gets it by email and on the site.',
    send: 'Close it',
    busy: 'Saving...',
    done: 'Talk closed',
    was: 'Talk closed',
  },
  unlock: {
    label: 'Open again',
    title: () => 'Open this talk for new replies',
    hint: 'Whoever began the talk gets it by email and on the site.',
    send: 'Open it',
    busy: 'Saving...',
    done: 'Talk opened again',
    was: 'Talk opened again',
  },
};

/** What was done, in a list. */
export const wasDone = (kind: DeedKind): string => (kind === 'lift' ? 'Suspension ended' : deeds[kind].was);

type State = Pick<Case, 'state' | 'isReported' | 'isDeleted' | 'forAdmins' | 'isPinned' | 'isLocked' | 'subject'>;

/** What can be done with a post as it is now, by somebody of this role. */
export function postDeedsOf({ state, isReported, isDeleted, forAdmins, subject }: State, isAdmin: boolean) {
  const isHidden = state === 'hidden';
  const all: [kind: ModeratorsDeed, isOffered: boolean, label?: string][] = [
    ['leave', state === 'held', 'Let it through'],
    ['leave', isReported && !isHidden],
    ['restore', isHidden, isDeleted ? 'Let go of it' : deeds.restore.label],
    ['hide', !isHidden || isReported, isHidden ? 'Keep it hidden' : deeds.hide.label],
    ['warn', !isHidden || isReported],
    ['suspend', isAdmin && subject.id !== null],
  ];
  return all.flatMap(([kind, isOffered, label = deeds[kind].label]) =>
    isOffered && (isAdmin || !forAdmins.includes(kind)) ? [{ kind, label }] : [],
  );
}

/** What can be done with its talk. */
export function topicDeedsOf({ isPinned, isLocked, forAdmins }: State, isAdmin: boolean): ModeratorsDeed[] {
  const offered: ModeratorsDeed[] = [isPinned ? 'unpin' : 'pin', isLocked ? 'unlock' : 'lock', 'move'];
  return offered.filter((kind) => isAdmin || !forAdmins.includes(kind));
}
