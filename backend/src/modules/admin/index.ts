/** Admin area: members, mailing list, figures and staff roles. */
export { AdminModule } from './admin.module.ts';
