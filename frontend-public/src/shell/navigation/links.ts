/** The navigation's links, in its order. */
export const siteLinks = [
  { to: '/about', label: 'About' },
  { to: '/programs', label: 'Programs' },
  { to: '/events', label: 'Events' },
  { to: '/book', label: 'Book' },
  { to: '/membership', label: 'Membership' },
  { to: '/contact', label: 'Contact' },
] as const;
