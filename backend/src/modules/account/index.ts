/** Exports and deletes all data about a user. */
export { AccountModule } from './account.module.ts';
export { ReadDeletions } from './use-cases/read-deletion.ts';
