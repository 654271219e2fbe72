import { defineEntity, p } from '@mikro-orm/core';

const ReplayProgressSchema = defineEntity({
  name: 'ReplayProgress',
  tableName: 'replay_progress',
  properties: {
    userId: p.uuid().primary(),
    /** Stays when staff remove the replay. */
    replayId: p.uuid().primary(),
    positionSec: p.integer(),
    playedAt: p.datetime(),
    /** Played seconds as a PostgreSQL multirange literal. */
    watched: p.text().columnType('int4multirange'),
    seenSec: p.integer(),
    /** Time when 90 % of the replay was played. */
    doneAt: p.datetime().nullable(),
  },
});

/** Not changed by a downgrade, a lapse or a refund. */
export class ReplayProgress extends ReplayProgressSchema.class {}
ReplayProgressSchema.setClass(ReplayProgress);
