/** Builds the dashboard of a member from data of the other modules. It stores nothing. */
export { HomeModule } from './home.module.ts';
