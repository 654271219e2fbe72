import { defineEntity, p } from '@mikro-orm/core';

const ReplayProgressSchema = defineEntity({
  name: 'ReplayProgress',
  tableName: 'replay_progress',
  properties: {
    userId: p.uuid().primary(),
    /** Id of the replay, without a foreign key: the row stays when staff remove the replay. */
    replayId: p.uuid().primary(),
    positionSec: p.integer(),
    playedAt: p.datetime(),
    /** Seconds that the member played, as ranges in a PostgreSQL multirange. */
    watched: p.text().columnType('int4multirange'),
    seenSec: p.integer(),
    /** Time when the member had played 90 % of the replay; null before that. */
    doneAt: p.datetime().nullable(),
  },
});

/** Progress of a member in a replay. It stays after a refund, an expired membership or a change to a lower tier. */
export class ReplayProgress extends ReplayProgressSchema.class {}
ReplayProgressSchema.setClass(ReplayProgress);
