import brand from '../../../brand.json' with { type: 'json' };

export const institute = {
  name: brand.name,
  email: brand.email,
  place: `${brand.town.name}, ${brand.town.region}`,
  postalAddress: `${brand.town.name}, ${brand.town.region}, ${brand.visits}`,
  timeZone: brand.timeZone,
  /** Shown at the sign-up form and stored in the consent ledger. */
  mailingListPromise: brand.mailingList.promise,
  ebookPath: brand.eBook.href,
} as const;
