import { defineEntity, p } from '@mikro-orm/core';

const MeditationPositionSchema = defineEntity({
  name: 'MeditationPosition',
  tableName: 'meditation_position',
  properties: {
    userId: p.uuid().primary(),
    /** Stays when staff take the meditation away, and leads nowhere then. */
    meditationId: p.uuid().primary(),
    /** Where playing stopped last, in seconds. */
    positionSec: p.integer(),
    playedAt: p.datetime(),
  },
});

/** Where a person goes on with a meditation, on any device. */
export class MeditationPosition extends MeditationPositionSchema.class {
  /** Of two devices, the one that played last says where to go on. */
  stopAt(positionSec: number, playedAt: Date): void {
    if (playedAt < this.playedAt) return;
    this.positionSec = positionSec;
    this.playedAt = playedAt;
  }
}
MeditationPositionSchema.setClass(MeditationPosition);
