import { defineEntity, p } from '@mikro-orm/core';

const TrackingConsentSchema = defineEntity({
  name: 'TrackingConsent',
  tableName: 'practice_tracking_consent',
  properties: {
    userId: p.uuid().primary(),
    keepsRecord: p.boolean().default(true),
    showsLight: p.boolean().default(false),
    /** Times during which the user had turned the record off, as a PostgreSQL multirange (ChangePracticeRecord). */
    notKept: p.text().columnType('tstzmultirange').defaultRaw(`'{}'`),
  },
});

/**
 * A user's consent to the practice record and to being counted. Without a row, the record is on and the user is not
 * counted.
 */
export class TrackingConsent extends TrackingConsentSchema.class {}
TrackingConsentSchema.setClass(TrackingConsent);
