import { defineEntity, p } from '@mikro-orm/core';

const MeditationPositionSchema = defineEntity({
  name: 'MeditationPosition',
  tableName: 'meditation_position',
  properties: {
    userId: p.uuid().primary(),
    meditationId: p.uuid().primary(),
    positionSec: p.integer(),
    playedAt: p.datetime(),
  },
});

export class MeditationPosition extends MeditationPositionSchema.class {
  setPosition(positionSec: number, playedAt: Date): void {
    if (playedAt < this.playedAt) return;
    this.positionSec = positionSec;
    this.playedAt = playedAt;
  }
}
MeditationPositionSchema.setClass(MeditationPosition);
