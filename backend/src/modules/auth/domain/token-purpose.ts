/** What a one-time token allows. A user has at most one of each: the newest replaces the one before. */
export const tokenPurposes = [
  'confirm',
  'recovery',
  'magiclink',
  'invite',
  'email-change-old',
  'email-change-new',
  'reauthentication',
] as const;
export type TokenPurpose = (typeof tokenPurposes)[number];
