import assert from 'node:assert/strict';
import { it } from 'node:test';
import { applyEmailTheme } from './email-theme.ts';

it('applies the dark styles of an email only in the dark preview', () => {
  const html = '<style>@media (prefers-color-scheme: dark) { .card { color: white } }</style>';
  assert.match(applyEmailTheme(html, 'dark'), /@media all \{/);
  assert.match(applyEmailTheme(html, 'light'), /@media not all \{/);
});
