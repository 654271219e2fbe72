/** Pages anybody may open. */
export const PUBLIC_PATHS = [
  '/',
  '/about',
  '/programs',
  '/programs/foundations-of-oneness',
  '/events',
  '/membership',
  '/partner',
  '/get-involved',
  '/resources',
  '/contact',
  '/book',
  '/press-kit',
  '/privacy',
  '/terms',
  '/accessibility',
  '/auth',
  '/auth?mode=sign-up',
  '/auth/recover',
  '/auth/confirm',
  '/subscribe/confirm',
  '/auth/confirm?type=recovery&token_hash=none',
];

/** Pages for members. */
export const MEMBER_PATHS = [
  '/members/dashboard',
  '/members/modules',
  '/members/meditations',
  '/members/replays',
  '/members/forum',
  '/members/resources',
  '/members/visionary',
  '/account',
  '/account/second-factor',
  '/account/membership',
];

/** Pages for staff. */
export const STAFF_PATHS = [
  '/admin/users',
  '/admin/dashboard',
  '/admin/content',
  '/admin/subscribers',
  '/admin/billing',
  '/admin/events',
  '/admin/ventures',
  '/admin/messages',
  '/admin/forum',
  '/admin/content/new',
  '/admin/events/new',
  '/test-email',
];
