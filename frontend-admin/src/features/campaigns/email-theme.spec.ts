import assert from 'node:assert/strict';
import { it } from 'node:test';
import { withTheme } from './email-theme.ts';

it('applies the dark styles of an email only in the dark preview', () => {
  const html = '<style>@media (prefers-color-scheme: dark) { .card { color: white } }</style>';
  assert.match(withTheme(html, 'dark'), /@media all \{/);
  assert.match(withTheme(html, 'light'), /@media not all \{/);
});
