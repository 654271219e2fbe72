/** Automations: series of emails and other steps that events start for each person. */
export { AutomationsModule } from './automations.module.ts';
export { PersonAutomations } from './use-cases/person-record.ts';
