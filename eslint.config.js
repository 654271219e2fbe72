import js from '@eslint/js';
import boundaries from 'eslint-plugin-boundaries';
import hooks from 'eslint-plugin-react-hooks';
import tseslint from 'typescript-eslint';

/** Which module may use the doors of which (architecture: auth <- billing <- membership <- content <- inquiries <- mailing <- account <- admin). */
const modules = ['auth', 'billing', 'membership', 'content', 'inquiries', 'mailing', 'account', 'admin'];
const element = (type, captured) => ({ element: { type, ...(captured ? { captured } : {}) } });
const own = { module: '{{ from.captured.module }}' };
const allow = (from, ...to) => ({
  from: element(from),
  allow: to.map((target) => ({ to: typeof target === 'string' ? element(target) : target })),
});
const door = { element: { type: 'module', internalPath: 'index.ts' } };

const architecture = [
  // 1. The domain: itself, the kernel, the mapping library.
  allow('domain', element('domain', own), 'kernel'),
  {
    from: element('domain'),
    allow: [
      { to: { module: { origin: 'external', source: '@mikro-orm/core' } } },
      { to: { module: { origin: 'core' } } },
    ],
  },
  // 2. to 4. The rooms of a module.
  allow('use-cases', element('domain', own), element('use-cases', own), 'platform', 'kernel'),
  allow('http', element('use-cases', own), element('http', own), 'platform', 'kernel'),
  allow(
    'reactions',
    element('use-cases', own),
    element('domain', own),
    element('reactions', own),
    'platform',
    'kernel',
  ),
  allow(
    'module',
    element('domain', own),
    element('use-cases', own),
    element('http', own),
    element('reactions', own),
    element('module', own),
    'platform',
    'kernel',
  ),
  // 5. Across modules only doors, and only to the left.
  ...modules.flatMap((module, at) =>
    ['use-cases', 'reactions', 'module'].map((room) => ({
      from: element(room, { module }),
      allow: modules.slice(0, at).map((known) => ({
        to: { element: { type: 'module', captured: { module: known }, internalPath: 'index.ts' } },
      })),
    })),
  ),
  // 6. Machinery knows no business; the composition root knows doors.
  allow('platform', 'platform', 'kernel'),
  allow('kernel', 'kernel'),
  allow('app', 'app', 'platform', 'kernel', door),
  // 7. Front ends: app -> features -> ui.
  allow('web-app', 'web-app', 'web-feature', 'web-shell', 'web-ui'),
  allow('web-shell', 'web-shell', 'web-feature', 'web-ui', 'web-app'),
  allow(
    'web-feature',
    element('web-feature', { feature: '{{ from.captured.feature }}' }),
    'web-shell',
    'web-ui',
    'web-brand',
  ),
  allow('web-ui', 'web-ui', 'web-brand'),
  allow('web-app', 'web-brand'),
  allow('web-shell', 'web-brand'),
  allow('admin-app', 'admin-app', 'admin-feature', 'admin-resource', 'admin-kit', 'admin-ui'),
  allow('admin-feature', element('admin-feature', { feature: '{{ from.captured.feature }}' }), 'admin-ui', 'admin-kit'),
  allow('admin-resource', 'admin-resource', 'admin-kit', 'admin-ui'),
  allow('admin-kit', 'admin-kit', 'admin-ui'),
  allow('admin-ui', 'admin-ui'),
  // 8. What the admin takes of the shell passes through one folder.
  ...['admin-app', 'admin-feature', 'admin-kit'].map((from) => allow(from, 'admin-shell', 'admin-theme')),
  allow('admin-shell', 'admin-shell', 'admin-ui', 'web-shell', 'web-ui'),
  allow('admin-theme', 'admin-theme'),
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
      'frontend-public/src/shell/api-types.ts',
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
        ...['domain', 'use-cases', 'http', 'reactions'].map((type) => ({
          type,
          pattern: `backend/src/modules/*/${type}`,
          capture: ['module'],
        })),
        { type: 'module', pattern: 'backend/src/modules/*', capture: ['module'] },
        { type: 'web-feature', pattern: 'frontend-public/src/features/*', capture: ['feature'] },
        { type: 'web-app', pattern: 'frontend-public/src/app' },
        { type: 'web-shell', pattern: 'frontend-public/src/shell' },
        { type: 'web-ui', pattern: 'frontend-public/src/ui' },
        { type: 'admin-feature', pattern: 'frontend-admin/src/features/*', capture: ['feature'] },
        { type: 'admin-resource', pattern: 'frontend-admin/src/resources' },
        { type: 'admin-kit', pattern: 'frontend-admin/src/resource-kit' },
        { type: 'admin-app', pattern: 'frontend-admin/src/app' },
        { type: 'admin-ui', pattern: 'frontend-admin/src/ui' },
        { type: 'admin-shell', pattern: 'frontend-admin/src/shell' },
        { type: 'admin-theme', pattern: 'frontend-admin/src/theme' },
      ],
    },
    rules: {
      'boundaries/dependencies': [
        'error',
        { default: 'disallow', checkAllOrigins: true, policies: [packages, ...architecture] },
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
    // Specs and the helpers of tests look at everything.
    files: [
      '**/*.spec.ts',
      'backend/test/**',
      'e2e/**',
      'local/**',
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
    files: ['frontend-*/src/**/*.{ts,tsx}'],
    plugins: { 'react-hooks': hooks },
    rules: { ...hooks.configs.recommended.rules },
  },
);
