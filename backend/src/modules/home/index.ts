/** Builds the dashboard (start page) of a member from data of the other modules. It stores nothing itself. */
export { HomeModule } from './home.module.ts';
