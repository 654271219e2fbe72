import { defineEntity, p } from '@mikro-orm/core';
import type { Tier } from '#kernel/tier.ts';

/** A run ends when the person has a paid or granted plan (`bought`) or replies to an email (`replied`). */
export const automationGoals = ['none', 'bought', 'replied'] as const;
export type AutomationGoal = (typeof automationGoals)[number];

export const stepActions = ['email', 'add-label', 'remove-label', 'notify-staff'] as const;
export type StepAction = (typeof stepActions)[number];

const AutomationSchema = defineEntity({
  name: 'Automation',
  tableName: 'sequence',
  properties: {
    id: p.uuid().primary(),
    /** Name of a built-in automation, which staff can change and switch off, but not delete. */
    builtIn: p.text().nullable().unique(),
    name: p.text().unique(),
    trigger: p.text(),
    triggerLabel: p.text().nullable(),
    /** Conditions to start the automation. An empty list of tiers, labels or sources means no condition. */
    tiers: p.array().$type<Tier[]>().columnType('text[]'),
    labels: p.array().columnType('text[]'),
    sources: p.array().columnType('text[]'),
    goal: p.enum(automationGoals).default('none'),
    /** Time when the automation was switched on, or null while it is off. Earlier events do not start the automation. */
    activeSince: p.datetime().nullable(),
    updatedAt: p.datetime(),
    updatedBy: p.uuid().nullable(),
  },
  indexes: [{ properties: ['trigger'] }],
});

export class Automation extends AutomationSchema.class {}
AutomationSchema.setClass(Automation);

const AutomationStepSchema = defineEntity({
  name: 'AutomationStep',
  tableName: 'sequence_step',
  properties: {
    id: p.uuid().primary(),
    automationId: () => p.manyToOne(Automation).mapToPk().joinColumn('sequence_id').deleteRule('cascade'),
    position: p.integer(),
    /** Hours to wait after the previous step. The first step waits from the start of the run. */
    waitHours: p.integer(),
    action: p.enum(stepActions),
    /** Tiers of the people who get this step; empty for all tiers. People of other tiers skip the step. */
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
