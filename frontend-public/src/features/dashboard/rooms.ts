import type { Tier } from 'shell/tier';
import type { Room } from '../../ui/art/rooms.tsx';

export interface RoomTile {
  art: Room;
  title: string;
  line: string;
  to: string;
  /** The lowest tier that may enter. */
  needs: Tier;
}

/** The six rooms of the members area, in the order they are shown. */
export const ROOMS: readonly RoomTile[] = [
  {
    art: 'teachings',
    title: 'Teachings',
    line: 'The programs, one module at a time',
    to: '/members/modules',
    needs: 'seeker',
  },
  {
    art: 'meditations',
    title: 'Meditations',
    line: '12 to 30 minutes, and live circles',
    to: '/members/meditations',
    needs: 'seeker',
  },
  {
    art: 'replays',
    title: 'Replays',
    line: 'Watch past circles and workshops',
    to: '/members/replays',
    needs: 'creator',
  },
  { art: 'forum', title: 'Forum', line: 'Where members talk with each other', to: '/members/forum', needs: 'seeker' },
  {
    art: 'library',
    title: 'Library',
    line: 'Workbooks, templates, transcripts',
    to: '/members/resources',
    needs: 'seeker',
  },
  {
    art: 'visionary',
    title: 'Visionary Circle',
    line: 'Mastermind, ventures, mentorship',
    to: '/members/visionary',
    needs: 'visionary',
  },
];
