import brand from '../../../brand.json' with { type: 'json' };

export const institute = {
  /** The name of the institute, without the article "the". */
  name: brand.name,
  email: brand.email,
  place: `${brand.town.name}, ${brand.town.region}`,
  /** The postal address that emails must show. */
  postalAddress: `${brand.town.name}, ${brand.town.region}, ${brand.visits}`,
  timeZone: brand.timeZone,
  /** Sentence at the sign-up form of the mailing list. The consent ledger stores it. */
  mailingListPromise: brand.mailingList.promise,
  ebookPath: brand.eBook.href,
} as const;
