import { defineEntity, p } from '@mikro-orm/core';
import type { Tier } from '#kernel/tier.ts';

/**
 * `bought`: a run ends when the person has a paid or granted plan. `replied`: a run ends when the person replies to one
 * of its emails.
 */
export const automationGoals = ['none', 'bought', 'replied'] as const;
export type AutomationGoal = (typeof automationGoals)[number];

export const stepActions = ['email', 'add-label', 'remove-label', 'notify-staff'] as const;
export type StepAction = (typeof stepActions)[number];

const AutomationSchema = defineEntity({
  name: 'Automation',
  tableName: 'sequence',
  properties: {
    id: p.uuid().primary(),
    /** Name of an automation of the product, which staff can change and switch off, but not delete. */
    builtIn: p.text().nullable().unique(),
    name: p.text().unique(),
    trigger: p.text(),
    triggerLabel: p.text().nullable(),
    /** To start, a person must have at least one value of each list that is not empty. */
    tiers: p.array().$type<Tier[]>().columnType('text[]'),
    labels: p.array().columnType('text[]'),
    sources: p.array().columnType('text[]'),
    goal: p.enum(automationGoals).default('none'),
    /** System time at which staff last switched the automation on, null while it is off. Older events start nothing. */
    activeSince: p.datetime().nullable(),
    updatedAt: p.datetime(),
    updatedBy: p.uuid().nullable(),
  },
  indexes: [{ properties: ['trigger'] }],
});

/** A series of steps that a trigger starts for a person, such as emails after someone joins the list. */
export class Automation extends AutomationSchema.class {}
AutomationSchema.setClass(Automation);

const AutomationStepSchema = defineEntity({
  name: 'AutomationStep',
  tableName: 'sequence_step',
  properties: {
    id: p.uuid().primary(),
    automationId: () => p.manyToOne(Automation).mapToPk().joinColumn('sequence_id').deleteRule('cascade'),
    position: p.integer(),
    /** Hours after the previous step, or after the start for the first one. */
    waitHours: p.integer(),
    action: p.enum(stepActions),
    /** Empty for all people. People of other tiers continue with the next step. */
    tiers: p.array().$type<Tier[]>().columnType('text[]'),
    subject: p.text().default(''),
    preheader: p.text().default(''),
    body: p.text().default(''),
    label: p.text().default(''),
  },
  indexes: [{ properties: ['automationId', 'position'] }],
});

export class AutomationStep extends AutomationStepSchema.class {}
AutomationStepSchema.setClass(AutomationStep);
