export { AccountModule } from './account.module.ts';
export { ReadDeletions } from './use-cases/read-deletion.ts';
