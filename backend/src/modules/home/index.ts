/** The dashboard of a member, collected from the other modules. It stores nothing. */
export { HomeModule } from './home.module.ts';
