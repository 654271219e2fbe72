export interface SitePage {
  heading: string;
  says?: readonly string[];
  leads?: readonly (readonly [words: string | RegExp, to: string])[];
  fields?: Readonly<Record<string, string>>;
  buttons?: readonly string[];
  forVisitors?: Pick<SitePage, 'says' | 'leads' | 'buttons'>;
}

const person = { Name: '', Email: '' };

export const SITE_PAGES: Readonly<Record<string, SitePage>> = {
  '/': {
    heading: 'You were never separate.',
    says: [
      'courses, live circles and quiet, for people of every path.',
      'active members',
      'countries',
      'live events',
      'That they all may be one',
      'John 17:21',
    ],
    leads: [
      ['Join the Movement', '/membership'],
      ['Learn More', '/about'],
      [/^Learn\b(?! More)/, '/programs'],
      [/^Partner\b/, '/partner'],
      [/^Connect\b/, '/events'],
      ['See membership', '/membership'],
      ['Get involved', '/get-involved'],
    ],
    buttons: ['Enable Sound'],
  },
  '/about': {
    heading: 'It began with five chairs.',
    says: [
      ...['Our mission', 'Our vision', 'Six things we hold to', 'How it grew', 'People', 'What we offer'],
      ...['Presence', 'Honesty', 'Welcome', 'Practice', 'Service', 'Oneness'],
      ...['2014', '2016', '2019', '2022', '2026', 'Next'],
    ],
    leads: [
      ['See programs', '/programs'],
      ['See events', '/events'],
      ['See the book', '/book'],
      ['See membership', '/membership'],
    ],
    buttons: ['Play video'],
  },
  '/programs': {
    heading: 'Begin anywhere.',
    says: [
      'All programs are included with membership.',
      ...['5 modules, 6 weeks', '6 modules, 8 weeks', '4 modules, 4 weeks', 'Ongoing, flexible'],
    ],
    leads: [
      ['Foundations of Oneness', '/programs/foundations-of-oneness'],
      ['Conscious Living', '/programs/conscious-living'],
      ['Unity Practices', '/programs/unity-practices'],
      ['Unity Ventures', '/programs/unity-ventures'],
    ],
  },
  '/programs/foundations-of-oneness': { heading: 'Foundations of Oneness' },
  '/events': {
    heading: 'Come and sit with us.',
    says: ['Live Circles', 'Weekly.', 'Workshops', 'Monthly.', 'Gatherings', 'Quarterly.', 'The next three'],
    forVisitors: { leads: [['Join to Attend', '/membership']] },
  },
  '/membership': {
    heading: 'Three rings, one light.',
    says: [
      ...['Seeker', '$100', 'Creator', '$250', 'Most Popular', 'Visionary', '$500', 'Annual, save 17%', 'Monthly'],
      'Frequently asked questions',
      'Plan changes apply next billing cycle',
      '30-day money-back guarantee',
    ],
    leads: [['Write to the institute', '/contact']],
    forVisitors: { buttons: ['Become a Seeker', 'Become a Creator', 'Become a Visionary'] },
  },
  '/partner': {
    heading: 'Build with us.',
    says: ['What Unity Ventures is'],
    fields: { ...person, 'Partnership interest': '', 'More details': '' },
    buttons: ['Send application'],
  },
  '/get-involved': {
    heading: 'Lend a hand.',
    says: ['Volunteer', 'Ambassador', 'Spread the Word'],
    fields: { ...person, Skills: '', Motivation: '' },
    buttons: ['Send your offer'],
  },
  '/resources': {
    heading: 'Take something home.',
    says: ['Open to everyone', 'For members'],
    fields: { Email: '' },
    buttons: ['Join'],
    leads: [['Read earlier letters', '/letters']],
    forVisitors: { leads: [[/^See membership to open/, '/membership']] },
  },
  '/letters': {
    heading: 'Letters',
    says: ['What we wrote to everyone on our mailing list, newest first.'],
    leads: [['Letters by RSS', '/letters.rss']],
  },
  '/contact': {
    heading: 'Write to us.',
    says: ['We reply within 24 hours.', 'Santa Fe, New Mexico, by appointment'],
    leads: [
      ['hello@oneness.example', 'mailto:hello@oneness.example'],
      ['+1 (505) 555-0142', 'tel:+15055550142'],
    ],
    fields: { ...person, Message: '' },
    buttons: ['Send message'],
  },
  '/book': {
    heading: 'One Light',
    says: ['A Field Guide to Waking Up Together', 'Five parts, forty walks', 'Who it’s for', 'a lamp in its window'],
    leads: [
      ['Buy at Bookshop', 'https://bookshop.example/one-light'],
      ['Buy at Books', 'https://books.example/one-light'],
    ],
  },
  '/press-kit': {
    heading: 'Press kit',
    says: ['Thank you for telling others about us.'],
    leads: [
      ['About us', '/about'],
      ['Membership', '/membership'],
    ],
  },
  '/privacy': { heading: 'Privacy' },
  '/terms': { heading: 'Terms' },
  '/accessibility': { heading: 'Accessibility' },
  '/withdraw': {
    heading: 'Withdraw from a purchase',
    says: ['Within 14 days of your purchase.', 'What happens next'],
    leads: [['Write to us', '/contact']],
    fields: { ...person, 'Invoice number': '' },
    buttons: ['Continue'],
  },
  '/test-email': {
    heading: 'Test email',
    fields: { Email: 'test@example.org', 'First name': 'Friend' },
    buttons: ['Send Welcome Campaign'],
  },
};

export const SIGN_IN_PAGES: Readonly<Record<string, SitePage>> = {
  '/auth': {
    heading: 'Come in',
    leads: [["Don't have an account? Sign up", '/auth?mode=sign-up']],
    fields: { Email: '', Password: '' },
    buttons: ['Sign in'],
  },
  '/auth?mode=sign-up': {
    heading: 'Come in',
    leads: [['Already have an account? Sign in', '/auth']],
    fields: { 'First name': '', 'Last name': '', Email: '', Password: '' },
    buttons: ['Create account'],
  },
};

export const NAVIGATION_BAR_LINKS = [
  ['About', '/about'],
  ['Programs', '/programs'],
  ['Events', '/events'],
  ['Book', '/book'],
  ['Membership', '/membership'],
  ['Contact', '/contact'],
] as const;

export const FOOTER_LINKS = [
  ['About', '/about'],
  ['Programs', '/programs'],
  ['Events', '/events'],
  ['Membership', '/membership'],
  ['Unity Ventures', '/partner'],
  ['Blog & Resources', '/resources'],
  ['Withdraw from purchase', '/withdraw'],
  ['Get Involved', '/get-involved'],
  ['Contact', '/contact'],
  ['Press Kit', '/press-kit'],
  ['Privacy', '/privacy'],
  ['Terms', '/terms'],
  ['Accessibility', '/accessibility'],
] as const;
