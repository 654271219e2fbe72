import { defineEntity, p } from '@mikro-orm/core';

const ReplayProgressSchema = defineEntity({
  name: 'ReplayProgress',
  tableName: 'replay_progress',
  properties: {
    userId: p.uuid().primary(),
    /** No foreign key: the row stays when staff remove the replay. */
    replayId: p.uuid().primary(),
    positionSec: p.integer(),
    playedAt: p.datetime(),
    /** Seconds that were played, as a PostgreSQL multirange. */
    watched: p.text().columnType('int4multirange'),
    seenSec: p.integer(),
    /** Time when the member had played 90 % of the replay. */
    doneAt: p.datetime().nullable(),
  },
});

/** A lower tier, an expired membership or a refund does not change progress. */
export class ReplayProgress extends ReplayProgressSchema.class {}
ReplayProgressSchema.setClass(ReplayProgress);
