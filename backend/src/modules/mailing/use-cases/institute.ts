import { instituteName } from '../../../kernel/institute.ts';

/** What the letters say about who sends them. An institute replaces these with its own. */
export const institute = {
  name: instituteName,
  postalAddress: 'Santa Fe, New Mexico, by appointment',
  timeZone: 'America/New_York',
} as const;

/** Where the eBook lies on the site. */
export const ebookPath = '/downloads/seven-mornings.pdf';

/** The name to greet with where none was given. */
export const defaultFirstName = 'Friend';
