import type { PaidTier } from '../../../kernel/tier.ts';

export const roomNames = ['teachings', 'meditations', 'replays', 'forum', 'library', 'visionary'] as const;
export type RoomName = (typeof roomNames)[number];

/** The lowest tier that may enter each room of the members area, in the order in which they are shown. */
export const tierOfRoom: Readonly<Record<RoomName, PaidTier>> = {
  teachings: 'seeker',
  meditations: 'seeker',
  replays: 'creator',
  forum: 'seeker',
  library: 'seeker',
  visionary: 'visionary',
};
