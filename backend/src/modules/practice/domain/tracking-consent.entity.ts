import { defineEntity, p } from '@mikro-orm/core';

const TrackingConsentSchema = defineEntity({
  name: 'TrackingConsent',
  tableName: 'practice_tracking_consent',
  properties: {
    userId: p.uuid().primary(),
    keepsRecord: p.boolean().default(true),
    showsLight: p.boolean().default(false),
    /** Times during which the user had turned the practice record off, as a PostgreSQL multirange. */
    notKept: p.text().columnType('tstzmultirange').defaultRaw(`'{}'`),
  },
});

/**
 * Consent of a user to the record of their practice and to being counted. Without a row, the record is on and the user
 * is not counted.
 */
export class TrackingConsent extends TrackingConsentSchema.class {}
TrackingConsentSchema.setClass(TrackingConsent);
