/** What staff see across the product: members, the mailing list, figures; and whether somebody is staff. */
export { AdminModule } from './admin.module.ts';
