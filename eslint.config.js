import js from '@eslint/js';
import boundaries from 'eslint-plugin-boundaries';
import importX from 'eslint-plugin-import-x';
import { createTypeScriptImportResolver } from 'eslint-import-resolver-typescript';
import hooks from 'eslint-plugin-react-hooks';
import tseslint from 'typescript-eslint';
import { policies } from './eslint.boundaries.js';
import { guardedGlobals, missingGlobals, missingProperties } from './eslint.browsers.js';
import { noOutsideCall } from './eslint.reactions.js';
import { outsideGlobals, restrictions } from './eslint.restrictions.js';
import { sqlInItsModule } from './eslint.sql.js';
import { noBareText } from './eslint.text.js';

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
        { type: 'web-page', pattern: 'frontend-public/src/features/*/pages', capture: ['feature'] },
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
        { default: 'disallow', checkAllOrigins: true, checkInternals: true, policies },
      ],
      '@typescript-eslint/no-explicit-any': 'error',
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_' }],
      '@typescript-eslint/no-non-null-assertion': 'error',
      'no-console': 'error',
      'max-lines': ['error', { max: 250, skipBlankLines: true, skipComments: true }],
      'max-lines-per-function': ['error', { max: 120, skipBlankLines: true, skipComments: true }],
      'max-depth': ['error', 3],
    },
  },
  {
    files: ['backend/**'],
    settings: {
      'import/resolver': { typescript: { project: `${import.meta.dirname}/backend/tsconfig.json` } },
    },
  },
  {
    files: [
      '**/*.spec.ts',
      'backend/test/**',
      'e2e/**',
      'local/**',
      'packages/stand-ins/**',
      'backend/scripts/**',
      'packages/asset-makers/**',
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
    // The demo data inserts rows into the tables of all modules.
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
