import { defineEntity, p } from '@mikro-orm/core';

/**
 * `forwarded`: the mailbox of the institute got it. `refused`: the person got an email with the reason. `ignored`: no one
 * got a response.
 */
const inboundOutcomes = ['posted', 'forwarded', 'refused', 'ignored'] as const;
export type InboundOutcome = (typeof inboundOutcomes)[number];

const InboundEmailSchema = defineEntity({
  name: 'InboundEmail',
  tableName: 'inbound_email',
  properties: {
    /** Id that the provider gave to the email, so that an email that is reported again is posted once. */
    id: p.text().primary(),
    receivedAt: p.datetime().index(),
    finishedAt: p.datetime().nullable(),
    outcome: p.enum(inboundOutcomes).nullable(),
    /** Why it was refused or ignored, such as `expired`. */
    reason: p.text().nullable(),
  },
});

/** An email that a person sent to a reply address. Its content stays at the provider. */
export class InboundEmail extends InboundEmailSchema.class {}
InboundEmailSchema.setClass(InboundEmail);
