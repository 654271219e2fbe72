/** The part of the address of the account's membership page that names the price a change is looked at for. */
export const CHANGE_TO = 'to';

/** Where a change to a price is looked at, and made. `page` is the account's membership page. */
export function changePath(priceId: string, page = '/account/membership'): string {
  return `${page}?${new URLSearchParams({ [CHANGE_TO]: priceId }).toString()}`;
}
