import brand from '../../../brand.json' with { type: 'json' };

/** Who runs this site, as the site itself says; `brand.json` is where an institute replaces it with its own. */
export const institute = {
  /** As it reads after "the". */
  name: brand.name,
  email: brand.email,
  place: `${brand.town.name}, ${brand.town.region}`,
  /** The postal address that emails must show. */
  postalAddress: `${brand.town.name}, ${brand.town.region}, ${brand.visits}`,
  timeZone: brand.timeZone,
  ebookPath: brand.eBook.href,
} as const;
