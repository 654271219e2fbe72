/** The links of the site's navigation, in their order. */
export const siteLinks = [
  { to: '/about', label: 'About' },
  { to: '/programs', label: 'Programs' },
  { to: '/events', label: 'Events' },
  { to: '/book', label: 'Book' },
  { to: '/membership', label: 'Membership' },
  { to: '/contact', label: 'Contact' },
] as const;

export const staffLink = { to: '/admin/users', label: 'Admin' } as const;
