import { automationTriggers } from '../triggers/triggers.ts';

export { automationGoals, stepActions, type AutomationGoal, type StepAction } from '../../domain/automation.entity.ts';

export const triggerNames: readonly string[] = automationTriggers.map(({ name }) => name);
