import brand from '../../../brand.json' with { type: 'json' };

export const institute = {
  name: brand.name,
  email: brand.email,
  place: `${brand.town.name}, ${brand.town.region}`,
  postalAddress: `${brand.town.name}, ${brand.town.region}, ${brand.visits}`,
  timeZone: brand.timeZone,
  mailingListPromise: brand.mailingList.promise,
  ebookPath: brand.eBook.href,
} as const;
