/** The first page of a member: what the other modules know, gathered in one answer. It stores nothing. */
export { HomeModule } from './home.module.ts';
