import { defineEntity, p } from '@mikro-orm/core';

/**
 * `forwarded`: to the mailbox of the institute. `refused`: not posted, and the member gets the reason by email within a
 * limit. `ignored`: without a response.
 */
const inboundOutcomes = ['posted', 'forwarded', 'refused', 'ignored'] as const;
export type InboundOutcome = (typeof inboundOutcomes)[number];

const InboundEmailSchema = defineEntity({
  name: 'InboundEmail',
  tableName: 'inbound_email',
  properties: {
    /** Id that the provider gave to the email. It prevents a second post for a repeated report. */
    id: p.text().primary(),
    receivedAt: p.datetime().index(),
    finishedAt: p.datetime().nullable(),
    outcome: p.enum(inboundOutcomes).nullable(),
    reason: p.text().nullable(),
  },
});

/** An email to a reply address. Its content is stored only at the provider. */
export class InboundEmail extends InboundEmailSchema.class {}
InboundEmailSchema.setClass(InboundEmail);
