import type { Dashboard } from './api/dashboard.ts';

type RoomName = Dashboard['rooms'][number]['name'];

/** What the six rooms are called, what is in them, and where they are. */
export const ROOMS: Readonly<Record<RoomName, { title: string; line: string; to: string }>> = {
  teachings: { title: 'Teachings', line: 'The programs, one module at a time', to: '/members/modules' },
  meditations: { title: 'Meditations', line: '12 to 30 minutes, and live circles', to: '/members/meditations' },
  replays: { title: 'Replays', line: 'Watch past circles and workshops', to: '/members/replays' },
  forum: { title: 'Forum', line: 'Where members talk with each other', to: '/members/forum' },
  library: { title: 'Library', line: 'Workbooks, templates, transcripts', to: '/members/resources' },
  visionary: { title: 'Visionary Circle', line: 'Mastermind, ventures, mentorship', to: '/members/visionary' },
};

/** The fact of a room where there is one, else what it is for. */
export function lineOf(name: RoomName, { begun, total }: Dashboard['modules']): string {
  if (name !== 'teachings' || begun === 0) return ROOMS[name].line;
  return `${begun} of ${total} ${total === 1 ? 'module' : 'modules'} begun`;
}
