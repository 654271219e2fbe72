/** A form that anybody can fill in must not be able to pelt an address: one mail a minute, and the next is left out. */
export const quietMs = 60_000;
