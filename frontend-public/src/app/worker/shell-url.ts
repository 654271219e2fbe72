/** The URL under which the service worker stores spa.html, the document without content. */
export const offlineShellUrl = '/members/dashboard';
