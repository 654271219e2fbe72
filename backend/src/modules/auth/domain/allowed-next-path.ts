import { paidTiers } from '#kernel/tier.ts';

/**
 * Pages to which a link in an email may lead, except pages with a slug. A test compares them with the pages of the
 * site.
 */
export const allowedNextPages = [
  ...[
    '/about',
    '/programs',
    '/events',
    '/membership',
    '/partner',
    '/get-involved',
    '/resources',
    '/letters',
    '/contact',
  ],
  ...['/book', '/press-kit', '/privacy', '/terms', '/accessibility', '/withdraw'],
  ...['/members/dashboard', '/members/modules', '/members/meditations', '/members/replays', '/members/forum'],
  ...['/members/resources', '/members/visionary', '/members/today', '/members/journal', '/members/practice'],
  ...['/members/notifications', '/account', '/account/notifications', '/account/second-factor'],
  ...['/account/membership', '/admin'],
] as const;

const allowedQueryValues: Readonly<Record<string, readonly string[]>> = {
  plan: paidTiers,
  billing: ['monthly', 'annual'],
};

/**
 * Returns undefined for a URL that is no known page. Visitors can cause an email to another user, so its links must not
 * contain text of their choice.
 */
export function toAllowedNextPath({ pathname, searchParams }: URL): string | undefined {
  const page = allowedNextPages.find((known) => known === pathname);
  if (page !== '/membership') return page;
  const chosen = new URLSearchParams();
  for (const [name, values] of Object.entries(allowedQueryValues)) {
    const value = searchParams.get(name) ?? '';
    if (values.includes(value)) chosen.set(name, value);
  }
  return chosen.size > 0 ? `${page}?${chosen.toString()}` : page;
}
