/** A person's own data across all modules: taking it along, and having it deleted. */
export { AccountModule } from './account.module.ts';
export { DeletionsOf } from './use-cases/read-deletion.ts';
