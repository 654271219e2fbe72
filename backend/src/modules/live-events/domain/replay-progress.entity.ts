import { defineEntity, p } from '@mikro-orm/core';

const ReplayProgressSchema = defineEntity({
  name: 'ReplayProgress',
  tableName: 'replay_progress',
  properties: {
    userId: p.uuid().primary(),
    /** No foreign key, so that the row stays when staff remove the replay. */
    replayId: p.uuid().primary(),
    positionSec: p.integer(),
    playedAt: p.datetime(),
    watched: p.text().columnType('int4multirange'),
    seenSec: p.integer(),
    doneAt: p.datetime().nullable(),
  },
});

export class ReplayProgress extends ReplayProgressSchema.class {}
ReplayProgressSchema.setClass(ReplayProgress);
