import { defineEntity, p } from '@mikro-orm/core';

const TrackingConsentSchema = defineEntity({
  name: 'TrackingConsent',
  tableName: 'practice_tracking_consent',
  properties: {
    userId: p.uuid().primary(),
    keepsRecord: p.boolean().default(true),
    showsLight: p.boolean().default(false),
    notKept: p.text().columnType('tstzmultirange').defaultRaw(`'{}'`),
  },
});

/** For a user without a row, practice is recorded and the user is not counted among those who meditate now. */
export class TrackingConsent extends TrackingConsentSchema.class {}
TrackingConsentSchema.setClass(TrackingConsent);
