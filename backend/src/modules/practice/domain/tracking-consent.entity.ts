import { defineEntity, p } from '@mikro-orm/core';

const TrackingConsentSchema = defineEntity({
  name: 'TrackingConsent',
  tableName: 'practice_tracking_consent',
  properties: {
    userId: p.uuid().primary(),
    keepsRecord: p.boolean().default(true),
    showsLight: p.boolean().default(false),
    /** The times without a record, as a PostgreSQL multirange (ChangeRecord). */
    notKept: p.text().columnType('tstzmultirange').defaultRaw(`'{}'`),
  },
});

/** Consent to tracking. Without a row, the record is on and the user is not counted. */
export class TrackingConsent extends TrackingConsentSchema.class {}
TrackingConsentSchema.setClass(TrackingConsent);
