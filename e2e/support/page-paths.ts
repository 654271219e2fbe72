import { SIGN_IN_PAGES, SITE_PAGES } from './site-pages.ts';

export const PUBLIC_PATHS = [
  ...Object.keys({ ...SITE_PAGES, ...SIGN_IN_PAGES }).filter((path) => path !== '/test-email'),
  '/auth/recover',
  '/auth/confirm',
  '/subscribe/confirm',
  '/auth/confirm?type=recovery&token_hash=none',
];

export const MEMBER_PATHS = [
  '/members/dashboard',
  '/members/modules',
  '/members/modules/foundations-of-oneness-1',
  '/members/modules/foundations-of-oneness-1/foundations-of-oneness-1-2',
  '/members/certificates/unity-practices',
  '/members/meditations',
  '/members/sit',
  '/members/today',
  '/members/journal',
  '/members/practice',
  '/members/notifications',
  '/members/replays',
  '/members/forum',
  '/members/forum/the-third-breath',
  '/members/forum/the-third-breath/reply',
  '/members/forum/new',
  '/members/resources',
  '/members/visionary',
  '/account',
  '/account/notifications',
  '/account/second-factor',
  '/account/membership',
];
