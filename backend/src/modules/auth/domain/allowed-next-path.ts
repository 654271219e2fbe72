import { paidTiers } from '#kernel/tier.ts';

/** A link in an email may open only these pages. */
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

/** Returns only known paths and query values, because a link in an email must not contain text that a visitor chose. */
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
