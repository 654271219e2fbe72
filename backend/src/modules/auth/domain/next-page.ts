import { paidTiers } from '#kernel/tier.ts';

/** The pages of the site that a mail's link may go on to. */
export const pagesToGoTo = [
  ...['/about', '/programs', '/events', '/membership', '/partner', '/get-involved', '/resources', '/contact', '/book'],
  ...['/press-kit', '/privacy', '/terms', '/accessibility', '/withdraw'],
  ...['/members/dashboard', '/members/modules', '/members/meditations', '/members/replays', '/members/forum'],
  ...[
    '/members/resources',
    '/members/visionary',
    '/account',
    '/account/second-factor',
    '/account/membership',
    '/admin',
  ],
] as const;

/** A plan chosen before there was an account. */
const choices: Readonly<Record<string, readonly string[]>> = { plan: paidTiers, billing: ['monthly', 'annual'] };

/**
 * The path of the page at an address, where a mail may name it. Anybody may ask for a mail to an address that is not
 * theirs and say where it leads: nothing of their wording is repeated, but the site's own pages and the choice of a plan.
 */
export function nextPage({ pathname, searchParams }: URL): string | undefined {
  const page = pagesToGoTo.find((known) => known === pathname);
  if (page !== '/membership') return page;
  const chosen = new URLSearchParams();
  for (const [name, values] of Object.entries(choices)) {
    const value = searchParams.get(name) ?? '';
    if (values.includes(value)) chosen.set(name, value);
  }
  return chosen.size > 0 ? `${page}?${chosen.toString()}` : page;
}
