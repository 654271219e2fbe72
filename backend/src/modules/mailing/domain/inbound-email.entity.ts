import { defineEntity, p } from '@mikro-orm/core';

const inboundOutcomes = ['posted', 'forwarded', 'refused', 'ignored'] as const;
export type InboundOutcome = (typeof inboundOutcomes)[number];

const InboundEmailSchema = defineEntity({
  name: 'InboundEmail',
  tableName: 'inbound_email',
  properties: {
    /** Id from the provider. It prevents a second forum post when the provider delivers the same email again. */
    id: p.text().primary(),
    receivedAt: p.datetime().index(),
    finishedAt: p.datetime().nullable(),
    outcome: p.enum(inboundOutcomes).nullable(),
    reason: p.text().nullable(),
  },
});

export class InboundEmail extends InboundEmailSchema.class {}
InboundEmailSchema.setClass(InboundEmail);
