import js from '@eslint/js';
import boundaries from 'eslint-plugin-boundaries';
import importX from 'eslint-plugin-import-x';
import { createTypeScriptImportResolver } from 'eslint-import-resolver-typescript';
import hooks from 'eslint-plugin-react-hooks';
import tseslint from 'typescript-eslint';
import { guardedGlobals, missingGlobals, missingProperties } from './eslint.browsers.js';
import { noOutsideCall } from './eslint.reactions.js';
import { outsideGlobals, restrictions } from './eslint.restrictions.js';
import { sqlInItsModule } from './eslint.sql.js';
import { noBareText } from './eslint.text.js';

/** Which module may use the doors of which (architecture: auth <- billing <- membership <- content <- practice <- live-events <- community <- inquiries <- mailing <- notifications <- account <- home <- admin). */
const modules = [
  ...['auth', 'billing', 'membership', 'content', 'practice', 'live-events', 'community'],
  ...['inquiries', 'mailing', 'notifications', 'account', 'home', 'admin'],
];
const element = (type, captured) => ({ element: { type, ...(captured ? { captured } : {}) } });
const own = { module: '{{ from.captured.module }}' };
const allow = (from, ...to) => ({
  from: typeof from === 'string' ? element(from) : from,
  allow: to.map((target) => ({ to: typeof target === 'string' ? element(target) : target })),
});
/** The entity of a kind of content is domain; the rest of its folder says what is read and written. */
const entity = { element: { type: 'kind', fileInternalPath: '*/entity.ts', captured: own } };
const kind = { element: { type: 'kind', fileInternalPath: '!*/entity.ts', captured: own } };
const onlyTheMapping = (from) => ({
  from,
  allow: [
    { to: { module: { origin: 'external', source: '@mikro-orm/core' } } },
    { to: { module: { origin: 'core', source: 'node:crypto' } } },
  ],
});
const door = { element: { type: 'module', internalPath: 'index.ts' } };

const architecture = [
  // 1. The domain: itself, the kernel, the mapping library.
  allow('domain', element('domain', own), 'kernel'),
  onlyTheMapping(element('domain')),
  // 2. to 4. The rooms of a module.
  allow('use-cases', element('domain', own), element('use-cases', own), entity, kind, 'platform', 'kernel'),
  allow('http', element('use-cases', own), element('http', own), kind, 'platform', 'kernel'),
  { from: element('http'), disallow: [{ to: { element: { type: 'platform', internalPath: 'database/*' } } }] },
  allow(
    'reactions',
    element('use-cases', own),
    element('domain', own),
    element('reactions', own),
    kind,
    'platform',
    'kernel',
  ),
  allow(entity, element('domain', own), entity, 'kernel'),
  { from: entity, disallow: [{ to: { module: { origin: 'external' } } }, { to: { module: { origin: 'core' } } }] },
  onlyTheMapping(entity),
  allow(kind, element('domain', own), entity, kind, 'platform', 'kernel'),
  // What a mail is: its own folder of `mailing`.
  allow('mails', element('domain', own), element('use-cases', own), element('mails', own), 'platform', 'kernel'),
  allow(
    'module',
    element('mails', own),
    element('domain', own),
    entity,
    kind,
    element('use-cases', own),
    element('http', own),
    element('reactions', own),
    element('module', own),
    'platform',
    'kernel',
  ),
  // 5. Across modules only doors, and only to the left.
  ...modules.flatMap((module, at) =>
    ['use-cases', 'reactions', 'mails', 'module'].map((room) => ({
      from: element(room, { module }),
      allow: modules.slice(0, at).map((known) => ({
        to: { element: { type: 'module', captured: { module: known }, internalPath: 'index.ts' } },
      })),
    })),
  ),
  // 6. Machinery knows no business; the composition root knows doors.
  allow('platform', 'platform', 'kernel', { element: { type: 'shell', internalPath: 'site-bundle.ts' } }),
  allow('kernel', 'kernel'),
  allow('app', 'app', 'platform', 'kernel', door),
  // 7. Front ends: app -> features -> ui.
  allow('web-app', 'web-app', 'web-feature', 'web-frame', 'web-ui'),
  allow('web-feature', element('web-feature', { feature: '{{ from.captured.feature }}' }), 'web-frame', 'web-ui'),
  allow('web-frame', 'web-frame', 'web-ui'),
  allow('web-ui', 'web-ui'),
  allow('admin-app', 'admin-app', 'admin-feature', 'admin-shell', 'admin-ui'),
  allow(
    'admin-feature',
    element('admin-feature', { feature: '{{ from.captured.feature }}' }),
    'admin-shell',
    'admin-ui',
  ),
  allow('admin-shell', 'admin-shell', 'admin-ui'),
  allow('admin-ui', 'admin-ui'),
  // 8. The borders between packages are held by eslint.restrictions.js.
  allow('shell', 'shell'),
];

/** What a room other than the domain may take from npm: anything. */
const packages = {
  from: { element: { type: '!domain' } },
  allow: [{ to: { module: { origin: 'external' } } }, { to: { module: { origin: 'core' } } }],
};

export default tseslint.config(
  {
    ignores: [
      '**/dist/**',
      '**/dist-standalone/**',
      '**/node_modules/**',
      '.local/**',
      '.nx/**',
      '**/public/**',
      '**/test-results/**',
    ],
  },
  js.configs.recommended,
  ...tseslint.configs.recommended,
  {
    plugins: { boundaries },
    settings: {
      'boundaries/root-path': import.meta.dirname,
      'boundaries/elements': [
        { type: 'kernel', pattern: 'backend/src/kernel' },
        { type: 'platform', pattern: 'backend/src/platform' },
        { type: 'app', pattern: 'backend/src/app' },
        { type: 'kind', pattern: 'backend/src/modules/*/kinds', capture: ['module'] },
        ...['domain', 'use-cases', 'http', 'reactions', 'mails'].map((type) => ({
          type,
          pattern: `backend/src/modules/*/${type}`,
          capture: ['module'],
        })),
        { type: 'module', pattern: 'backend/src/modules/*', capture: ['module'] },
        { type: 'web-feature', pattern: 'frontend-public/src/features/*', capture: ['feature'] },
        { type: 'web-app', pattern: 'frontend-public/src/app' },
        { type: 'web-frame', pattern: 'frontend-public/src/frame' },
        { type: 'web-ui', pattern: 'frontend-public/src/ui' },
        { type: 'admin-feature', pattern: 'frontend-admin/src/features/*', capture: ['feature'] },
        { type: 'admin-app', pattern: 'frontend-admin/src/app' },
        { type: 'admin-ui', pattern: 'frontend-admin/src/ui' },
        { type: 'admin-shell', pattern: 'frontend-admin/src/shell' },
        { type: 'shell', pattern: 'packages/shell/src' },
      ],
    },
    rules: {
      'boundaries/dependencies': [
        'error',
        { default: 'disallow', checkAllOrigins: true, checkInternals: true, policies: [packages, ...architecture] },
      ],
      '@typescript-eslint/no-explicit-any': 'error',
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_' }],
      '@typescript-eslint/no-non-null-assertion': 'error',
      'no-console': 'error',
      'max-lines': ['warn', { max: 200, skipBlankLines: true, skipComments: true }],
      'max-lines-per-function': ['warn', { max: 120, skipBlankLines: true, skipComments: true }],
      'max-depth': ['warn', 3],
    },
  },
  {
    files: ['backend/**'],
    settings: {
      'import/resolver': { typescript: { project: `${import.meta.dirname}/backend/tsconfig.json` } },
    },
  },
  {
    // Specs and the helpers of tests look at everything.
    files: [
      '**/*.spec.ts',
      'backend/test/**',
      'e2e/**',
      'local/**',
      'packages/stand-ins/**',
      'backend/scripts/**',
      'frontend-*/scripts/**',
      '**/*.config.*',
      '**/preview/**',
      'email-templates/**',
      'backend/migrations/**',
      '*.js',
    ],
    rules: {
      'boundaries/dependencies': 'off',
      '@typescript-eslint/no-non-null-assertion': 'off',
      'max-lines-per-function': 'off',
      'no-console': 'off',
    },
    languageOptions: {
      globals: {
        process: 'readonly',
        console: 'readonly',
        URL: 'readonly',
        Buffer: 'readonly',
        setTimeout: 'readonly',
        clearTimeout: 'readonly',
        fetch: 'readonly',
        document: 'readonly',
        window: 'readonly',
      },
    },
  },
  {
    files: ['{frontend-*,packages/shell}/src/**/*.{ts,tsx}'],
    plugins: { 'react-hooks': hooks, translation: { rules: { 'no-bare-text': noBareText } } },
    rules: { ...hooks.configs.recommended.rules, 'translation/no-bare-text': 'error' },
  },
  {
    files: ['{frontend-*,packages/shell}/src/**/*.{ts,tsx}'],
    ignores: ['**/*.spec.ts'],
    languageOptions: { globals: { window: 'readonly', self: 'readonly' } },
    rules: {
      'no-restricted-globals': ['error', { globals: [...missingGlobals, ...guardedGlobals], checkGlobalObject: true }],
      'no-restricted-properties': ['error', ...missingProperties],
    },
  },
  {
    files: ['frontend-*/src/features/**/*.{ts,tsx}'],
    ignores: ['**/*.spec.ts'],
    rules: {
      'no-restricted-globals': [
        'error',
        {
          globals: [
            ...missingGlobals,
            ...guardedGlobals,
            ...outsideGlobals('Use the API client, or a loader of frame: both add timeouts and the session.'),
          ],
          checkGlobalObject: true,
        },
      ],
    },
  },
  {
    files: ['packages/shell/src/storage.ts'],
    rules: { 'no-restricted-globals': ['error', { globals: missingGlobals, checkGlobalObject: true }] },
  },
  {
    // Demo data fills the tables of every module.
    files: ['backend/src/**/*.ts'],
    ignores: ['**/*.spec.ts', 'backend/src/app/demo-data/**'],
    plugins: {
      reactions: { rules: { 'no-outside-call': noOutsideCall } },
      sql: { rules: { 'in-its-module': sqlInItsModule } },
    },
    rules: { 'reactions/no-outside-call': 'error', 'sql/in-its-module': 'error' },
  },
  {
    files: ['**/*.{ts,tsx}'],
    plugins: { 'import-x': importX },
    settings: {
      'import-x/extensions': ['.ts', '.tsx'],
      'import-x/parsers': { '@typescript-eslint/parser': ['.ts', '.tsx'] },
      'import-x/resolver-next': [
        createTypeScriptImportResolver({ project: `${import.meta.dirname}/backend/tsconfig.json` }),
      ],
    },
    rules: {
      'import-x/no-default-export': 'error',
      'import-x/no-cycle': ['error', { ignoreExternal: true, allowUnsafeDynamicCyclicDependency: true }],
    },
  },
  {
    // Tools load these files by their default export.
    files: [
      '**/*.config.ts',
      '**/*.d.ts',
      'backend/test/{set-up,tear-down}.ts',
      'frontend-admin/src/app/admin-app.tsx',
    ],
    rules: { 'import-x/no-default-export': 'off' },
  },
  ...restrictions,
);
