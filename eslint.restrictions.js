/**
 * Which imports are refused where: packages of ours that a package may not know, and what only few folders of the
 * backend may use. ESLint keeps one entry of a rule per file, so each entry lists everything that holds for its files.
 */

/** Each package, and those of ours that it may import. `!name/part` names a part that is open where its package is not. */
const packages = {
  backend: ['email-templates', '!shell/site-bundle', '!shell/ffmpeg'],
  'frontend-public': ['shell'],
  'frontend-admin': ['shell', '!frontend-public/styles.css', '!frontend-public/keep-former'],
  'packages/shell': [],
  'packages/stand-ins': [],
  'email-templates': [],
  local: ['stand-ins', 'backend'],
  e2e: [],
};
const nameOf = (folder) => folder.split('/').at(-1);
const names = Object.keys(packages).map(nameOf);

/** What is kept to few folders of backend/src, and why. */
const kept = [
  {
    what: ['stripe', '**/platform/stripe/*'],
    to: ['platform/stripe', 'modules/billing', 'app'],
    why: 'Only billing speaks to Stripe.',
  },
  {
    what: ['resend', '**/platform/resend/*'],
    to: ['platform/resend', 'modules/mailing', 'app'],
    why: 'Only mailing sends mail.',
  },
  { what: ['email-templates'], to: ['modules/mailing'], why: 'Only mailing sends mail.' },
  { what: ['**/queue/queues.service.ts'], to: ['platform'], why: 'Only the relay and the schedules enqueue.' },
  {
    what: ['bullmq', '@nestjs/bullmq'],
    to: ['platform/queue', 'platform/database'],
    why: 'Queues are reached through platform/queue.',
  },
  { what: ['@nestjs/schedule'], to: ['platform/queue'], why: 'A schedule is declared through platform/queue.' },
  { what: ['pg', 'ioredis'], to: ['platform'], why: 'Connections to PostgreSQL and Redis belong to the platform.' },
];

const refusePackages = (folder) => {
  const known = packages[folder];
  const refused = names.filter((name) => name !== nameOf(folder) && !known.includes(name));
  const open = known.filter((name) => name.startsWith('!')).map((name) => `(?!${name.slice(1)}$)`);
  return [
    {
      regex: `^${open.join('')}(${refused.join('|')})(/|$)`,
      message: `${nameOf(folder)} does not import this package.`,
    },
    {
      regex: `^\\.\\./(.*/)?(${[...Object.keys(packages), 'packages'].join('|')})/`,
      message: 'Import a package by its name, so that Nx knows of it.',
    },
  ];
};

/** Longer ways up hide which part of the backend is imported. */
const distant = {
  regex: '^(\\.\\./){3,}(?!brand\\.json$)',
  message: 'Import by #platform/, #kernel/, #modules/, #app/ or #test/ (backend/package.json).',
};

const isIn = (place, folder) => `${folder}/`.startsWith(`${place}/`);
const refuseKept = (folder) =>
  kept
    .filter(({ to }) => !to.some((place) => isIn(place, folder)))
    .map(({ what, why }) => ({ group: what, message: why }));

const entry = (files, patterns) => ({ files, rules: { 'no-restricted-imports': ['error', { patterns }] } });

/** The wider folder comes first: the last entry that matches a file is the one that holds. */
const folders = ['', ...new Set(kept.flatMap(({ to }) => to))].toSorted();

const environment = {
  selector: "MemberExpression[object.name='process'][property.name='env']",
  message: 'Only platform/config reads the environment.',
};

/** The browser cuts a pasted text without a word; our own fields count instead. */
const maxLength = [
  {
    selector: "JSXOpeningElement[name.name=/^(input|textarea)$/] > JSXAttribute[name.name='maxLength']",
    message: 'Use TextField, TextArea or tooLong(): over-long text stays, with an error.',
  },
  {
    selector: "JSXOpeningElement[name.object.name='Input'] > JSXAttribute[name.name='maxLength']",
    message: 'Use the rule atMost(): over-long text stays, with an error.',
  },
];

/** Without a method, a form that is sent before its script has come puts what was typed into the URL. */
const formMethod = {
  selector:
    "JSXOpeningElement[name.name='form']:not(:has(> JSXAttribute[name.name='method'][value.value=/^(post|dialog)$/]))",
  message: 'Say method="dialog", which sends nothing, or "post" with an action that answers a page.',
};

const deviceRows = { group: ['idb-keyval'], message: 'frame/device-rows.ts rejects where idb-keyval throws.' };

export const restrictions = [
  ...Object.keys(packages).map((folder) => entry([`${folder}/**/*.{ts,tsx,mjs}`], refusePackages(folder))),
  {
    ...entry(['frontend-public/src/**'], [...refusePackages('frontend-public'), deviceRows]),
    ignores: ['frontend-public/src/frame/device-rows.ts', 'frontend-public/src/features/sits/*.ts'],
  },
  ...folders.map((folder) =>
    entry(
      [`backend/src/${folder === '' ? '' : `${folder}/`}**/*.ts`],
      [...refusePackages('backend'), ...refuseKept(folder), distant],
    ),
  ),
  // Specs prepare and observe what the product does; only the borders of packages hold for them.
  entry(['backend/src/**/*.spec.ts', 'backend/test/**'], [refusePackages('backend')[1], distant]),
  {
    files: ['backend/src/**/*.ts', 'frontend-*/src/**', 'packages/shell/src/**', 'email-templates/src/**'],
    ignores: ['backend/src/platform/config/**', '**/*.spec.ts'],
    rules: { 'no-restricted-syntax': ['error', environment, formMethod, ...maxLength] },
  },
];
