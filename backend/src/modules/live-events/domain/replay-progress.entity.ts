import { defineEntity, p } from '@mikro-orm/core';

const ReplayProgressSchema = defineEntity({
  name: 'ReplayProgress',
  tableName: 'replay_progress',
  properties: {
    userId: p.uuid().primary(),
    /** Stays when staff take the replay away, and leads nowhere then. */
    replayId: p.uuid().primary(),
    /** Where playing stopped last, in seconds. */
    positionSec: p.integer(),
    playedAt: p.datetime(),
    /** The seconds that were played, as PostgreSQL writes a set of ranges. */
    watched: p.text().columnType('int4multirange'),
    /** How many seconds `watched` holds. */
    seenSec: p.integer(),
    /** When enough was watched. */
    doneAt: p.datetime().nullable(),
  },
});

/** How far a person is with a replay. A lower tier, a lapse and a refund leave it as it is. */
export class ReplayProgress extends ReplayProgressSchema.class {}
ReplayProgressSchema.setClass(ReplayProgress);
