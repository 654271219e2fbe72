/** The URL under which the service worker stores the empty document. */
export const shellUrl = '/members/dashboard';
