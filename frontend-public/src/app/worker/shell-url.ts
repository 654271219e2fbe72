/** The service worker stores spa.html under this URL. */
export const offlineShellUrl = '/members/dashboard';
