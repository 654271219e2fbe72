/** URL under which the service worker stores spa.html. */
export const offlineShellUrl = '/members/dashboard';
