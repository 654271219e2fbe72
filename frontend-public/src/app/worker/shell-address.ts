/** An address that is answered by the empty document, as which the service worker stores it. */
export const shellAddress = '/members/dashboard';
