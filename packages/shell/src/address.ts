/** What an address must look like: the browser's own rule for email fields, with a domain that has a dot. */
const ADDRESS = /^[\w.!#$%&'*+/=?^`{|}~-]+@[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?(?:\.[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?)+$/i;

/** Whether somebody could be written to there; the server has the last word. */
export const isAddress = (value: string): boolean => ADDRESS.test(value);
