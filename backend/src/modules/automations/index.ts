export { AutomationsModule } from './automations.module.ts';
export { PersonAutomations } from './use-cases/person-record.ts';
