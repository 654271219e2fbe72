import { noRestrictedDynamicImports } from './eslint.dynamic-imports.js';

/** For each file ESLint uses only the last entry that sets a rule, so each entry lists all restrictions for its files. */

/** The form `!name/part` allows only one part of a package. */
const packages = {
  backend: ['email-templates', '!shell/site-bundle'],
  'frontend-public': ['shell'],
  'frontend-admin': [
    'shell',
    '!frontend-public/styles.css',
    '!frontend-public/keep-old-files',
    '!frontend-public/precompress',
  ],
  'packages/shell': [],
  'packages/stand-ins': [],
  'packages/asset-makers': ['!backend/breached-passwords', '!frontend-public/art/.*'],
  'email-templates': [],
  local: ['stand-ins', 'backend'],
  e2e: [],
};
const nameOf = (folder) => folder.split('/').at(-1);
const names = Object.keys(packages).map(nameOf);

const kept = [
  {
    what: '^stripe(/|$)|(^#|/)platform/stripe/',
    to: ['platform/stripe', 'modules/billing', 'app'],
    why: 'Only billing speaks to Stripe.',
  },
  {
    what: '^(resend|nodemailer)(/|$)',
    to: ['modules/mailing'],
    why: 'Only mailing sends mail.',
  },
  { what: '^email-templates(/|$)', to: ['modules/mailing'], why: 'Only mailing sends mail.' },
  { what: '/queue/queues\\.service\\.ts$', to: ['platform'], why: 'Only the relay and the schedules enqueue.' },
  {
    what: '^(bullmq|@nestjs/bullmq)(/|$)',
    to: ['platform/queue', 'platform/database'],
    why: 'Queues are reached through platform/queue.',
  },
  { what: '^@nestjs/schedule(/|$)', to: ['platform/queue'], why: 'A schedule is declared through platform/queue.' },
  { what: '^(pg|ioredis)(/|$)', to: ['platform'], why: 'Connections to PostgreSQL and Redis belong to the platform.' },
  {
    what: '^(node:)?(https?|http2|net|tls|dgram|child_process)$|^(undici|axios)(/|$)',
    to: ['platform', 'app'],
    why: 'Only the platform opens connections to other services.',
  },
  {
    what: '^(node:)?process$',
    to: ['platform/config'],
    why: 'Only platform/config reads the environment.',
  },
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

const distant = {
  regex: '^(\\.\\./){3,}(?!brand\\.json$)',
  message: 'Import by #platform/, #kernel/, #modules/, #app/ or #test/ (backend/package.json).',
};

const isIn = (place, folder) => `${folder}/`.startsWith(`${place}/`);
const refuseKept = (folder) =>
  kept
    .filter(({ to }) => !to.some((place) => isIn(place, folder)))
    .map(({ what, why }) => ({ regex: what, message: why }));

const computed = 'Name the package in the import, so that its restrictions apply.';

const entry = (files, patterns, refusesComputed) => ({
  files,
  rules: {
    'no-restricted-imports': ['error', { patterns }],
    'dynamic/no-restricted-imports': ['error', { patterns, computed: refusesComputed }],
  },
});

/** ESLint applies the last entry that matches a file, so parent folders come before their subfolders. */
const folders = ['', 'modules', ...new Set(kept.flatMap(({ to }) => to))].toSorted();

const environment = [
  "MemberExpression[object.name='process'][property.name='env']",
  "MemberExpression[object.name='process'][property.value='env']",
  "MemberExpression[object.name=/^(global|globalThis)$/][property.name='process']",
  "VariableDeclarator[init.name='process']",
  "AssignmentExpression[right.name='process']",
].map((selector) => ({ selector, message: 'Only platform/config reads the environment.' }));

const ownOutbox = {
  selector: "NewExpression[callee.name='Outbox']",
  message: 'Append to the outbox of the transaction (Transaction.run), so that the event is in the same commit.',
};

const nestExceptions = [
  "ImportDeclaration[source.value='@nestjs/common'] > ImportSpecifier[imported.name=/Exception$/]",
  "ImportDeclaration[source.value='@nestjs/common'] > ImportNamespaceSpecifier",
].map((selector) => ({
  selector,
  message: 'Throw an AppError of the domain: only http knows status codes.',
}));

const readsTime = [
  "NewExpression[callee.name='Date'][arguments.length=0]",
  "CallExpression[callee.name='Date']",
  "CallExpression[callee.object.name=/^(Date|performance)$/][callee.property.name='now']",
];

/** A test or the product clock must be able to decide the time. */
const ownTime = readsTime.map((selector) => ({ selector, message: 'Take the time as an argument of type Date.' }));

const namedClock = readsTime
  .slice(0, 2)
  .concat("CallExpression[callee.object.name='Date'][callee.property.name='now']")
  .map((selector) => ({
    selector,
    message: 'Read the Clock of the product, or realTime() for tokens, sessions and limits (ARCHITECTURE.md).',
  }));

/** Browsers cut pasted text at `maxLength` without a message. */
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

/** A form without a method puts the typed text into the URL when a user sends it before its script loads. */
const formMethod = {
  selector:
    "JSXOpeningElement[name.name='form']:not(:has(> JSXAttribute[name.name='method'][value.value=/^(post|dialog)$/]))",
  message: 'Say method="dialog", which sends nothing, or "post" with an action that answers a page.',
};

const deviceRows = { regex: '^idb-keyval(/|$)', message: 'frame/device-rows.ts rejects where idb-keyval throws.' };

const everywhere = [...environment, formMethod, ...maxLength];

const syntax = (files, refused) => ({
  files,
  ignores: ['backend/src/platform/config/**', 'backend/src/kernel/real-time.ts', '**/*.spec.ts'],
  rules: { 'no-restricted-syntax': ['error', ...refused] },
});

export const outsideGlobals = (message) =>
  ['fetch', 'XMLHttpRequest', 'WebSocket', 'EventSource'].map((name) => ({ name, message }));

export const restrictions = [
  { plugins: { dynamic: { rules: { 'no-restricted-imports': noRestrictedDynamicImports } } } },
  ...Object.keys(packages).map((folder) => entry([`${folder}/**/*.{ts,tsx,mjs}`], refusePackages(folder))),
  {
    ...entry(['frontend-public/src/**'], [...refusePackages('frontend-public'), deviceRows]),
    ignores: ['frontend-public/src/frame/device-rows.ts'],
  },
  ...folders.map((folder) =>
    entry(
      [`backend/src/${folder === '' ? '' : `${folder}/`}**/*.ts`],
      [...refusePackages('backend'), ...refuseKept(folder), distant],
      folder.startsWith('modules') ? computed : undefined,
    ),
  ),
  // Test files may import every file of the backend; only the rules for imports between packages apply to them.
  entry(['backend/src/**/*.spec.ts', 'backend/test/**'], [refusePackages('backend')[1], distant]),
  syntax(['backend/src/**/*.ts', 'frontend-*/src/**', 'packages/shell/src/**', 'email-templates/src/**'], everywhere),
  syntax(['backend/src/{app,kernel,modules}/**/*.ts'], [...everywhere, ownOutbox]),
  syntax(
    [`backend/src/modules/*/{use-cases,reactions,kinds,mails}/**/*.ts`],
    [...everywhere, ownOutbox, ...nestExceptions, ...namedClock],
  ),
  syntax(
    ['backend/src/kernel/**/*.ts', 'backend/src/modules/*/domain/**/*.ts', 'backend/src/modules/*/kinds/*/entity.ts'],
    [...everywhere, ownOutbox, ...nestExceptions, ...ownTime],
  ),
  {
    files: ['backend/src/{kernel,modules}/**/*.ts'],
    ignores: ['**/*.spec.ts'],
    rules: {
      'no-restricted-globals': [
        'error',
        { globals: outsideGlobals('Only the platform opens connections to other services.'), checkGlobalObject: true },
      ],
    },
  },
];
