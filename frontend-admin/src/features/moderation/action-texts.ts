import type { ModerationCase, ModerationActionType } from './api/moderation.ts';

/** `lift` ends a suspension of a user and is not an action on a post. */
export type PostActionType = Exclude<ModerationActionType, 'lift'>;

interface ActionTexts {
  label: string;
  title: (subject: string) => string;
  hint: string;
  send: string;
  busy: string;
  done: string;
  was: string;
  undo?: true;
}

const toAuthor = 'They get it by email and on the site.';
const toTopicAuthor = 'The author of the topic gets it by email and on the site.';
const toColleagues = 'Only staff read it. The author is not notified.';

export const moderationActionTexts: Readonly<Record<PostActionType, ActionTexts>> = {
  leave: {
    label: 'Keep',
    title: () => 'Keep this post',
    hint: toColleagues,
    send: 'Keep',
    busy: 'Saving...',
    done: 'Post kept',
    was: 'Kept',
  },
  hide: {
    label: 'Hide',
    title: (subject) => `Hide what ${subject} wrote`,
    hint: toAuthor,
    send: 'Hide and notify the author',
    busy: 'Hiding...',
    done: 'Post hidden',
    was: 'Post hidden',
    undo: true,
  },
  warn: {
    label: 'Hide and warn',
    title: (subject) => `Hide and warn ${subject}`,
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
    send: 'Show and notify the author',
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
    title: () => 'Move this topic',
    hint: toTopicAuthor,
    send: 'Move it',
    busy: 'Saving...',
    done: 'Topic moved',
    was: 'Topic moved',
  },
  pin: {
    label: 'Pin',
    title: () => 'Pin this topic above the others',
    hint: toColleagues,
    send: 'Pin it',
    busy: 'Saving...',
    done: 'Topic pinned',
    was: 'Topic pinned',
  },
  unpin: {
    label: 'Unpin',
    title: () => 'Unpin this topic',
    hint: toColleagues,
    send: 'Unpin it',
    busy: 'Saving...',
    done: 'Topic unpinned',
    was: 'Topic unpinned',
  },
  lock: {
    label: 'Close',
    title: () => 'Close this topic for new replies',
    hint: toTopicAuthor,
    send: 'Close it',
    busy: 'Saving...',
    done: 'Topic closed',
    was: 'Topic closed',
  },
  unlock: {
    label: 'Open again',
    title: () => 'Open this topic for new replies',
    hint: toTopicAuthor,
    send: 'Open it',
    busy: 'Saving...',
    done: 'Topic opened again',
    was: 'Topic opened again',
  },
};

export const getModerationActionLabel = (kind: ModerationActionType): string =>
  kind === 'lift' ? 'Suspension ended' : moderationActionTexts[kind].was;

type ActionState = Pick<
  ModerationCase,
  'state' | 'isReported' | 'isDeleted' | 'forAdmins' | 'isPinned' | 'isLocked' | 'subject'
>;

export function listPostActions({ state, isReported, isDeleted, forAdmins, subject }: ActionState, isAdmin: boolean) {
  const isHidden = state === 'hidden';
  const all: [kind: PostActionType, isOffered: boolean, label?: string][] = [
    ['leave', state === 'held', 'Approve'],
    ['leave', isReported && !isHidden],
    ['restore', isHidden, isDeleted ? 'Stop hiding' : moderationActionTexts.restore.label],
    ['hide', !isHidden || isReported, isHidden ? 'Keep it hidden' : moderationActionTexts.hide.label],
    ['warn', !isHidden || isReported],
    ['suspend', isAdmin && subject.id !== null],
  ];
  return all.flatMap(([kind, isOffered, label = moderationActionTexts[kind].label]) =>
    isOffered && (isAdmin || !forAdmins.includes(kind)) ? [{ kind, label }] : [],
  );
}

export function listTopicActions({ isPinned, isLocked, forAdmins }: ActionState, isAdmin: boolean): PostActionType[] {
  const offered: PostActionType[] = [isPinned ? 'unpin' : 'pin', isLocked ? 'unlock' : 'lock', 'move'];
  return offered.filter((kind) => isAdmin || !forAdmins.includes(kind));
}
