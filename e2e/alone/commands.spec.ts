import { expect, test } from '@playwright/test';
import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';

const repository = join(import.meta.dirname, '..', '..');

async function command(...words: string[]): Promise<string> {
  const { PATH, HOME, LOCAL_DATA_DIR } = process.env;
  const env = { PATH, HOME, LOCAL_DATA_DIR, LOCAL_ENV_FILE: '/dev/null' };
  const { stdout } = await promisify(execFile)('npm', ['run', ...words], { cwd: repository, env });
  return stdout;
}

test('the commands for operators and contributors work while the product runs', async ({ page }) => {
  expect(await command('db:migrate', '-w', 'backend')).toContain('The database is up to date');
  expect(await command('db:migration', '--', 'nothing')).toContain('The entities and the database agree');
  expect(await command('stripe:setup')).toContain('6 prices are ready');
  expect(await command('audit:verify')).toContain('entries are as they were written');

  const made = await command('admin:create', '--', 'beside@example.org');
  const link = /https?:\/\/\S+/.exec(made)?.[0] ?? '';
  expect(link).toContain(new URL(process.env['SITE_URL'] ?? '').host);
  await page.goto(link);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});
