import { expect, test } from '@playwright/test';
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const repository = join(import.meta.dirname, '..', '..');
const invitation = /choose a password here:\s+(\S+)/;

test('a rehearsal marks its pages, invites an administrator, and deletes its data at the end', async ({ page }) => {
  const dataDir = mkdtempSync(join(tmpdir(), 'oneness-rehearsal-'));
  const port = Number(new URL(process.env['SITE_URL'] ?? '').port) + 100;
  const { PATH, HOME } = process.env;
  const env = { PATH, HOME, PORT: String(port), LOCAL_DATA_DIR: dataDir, LOCAL_ENV_FILE: '/dev/null' };
  const rehearsal = spawn('npm', ['run', 'rehearse'], { cwd: repository, env, stdio: ['ignore', 'pipe', 'pipe'] });
  const output = readOutput(rehearsal);
  try {
    await expect.poll(output, { timeout: 240_000 }).toMatch(invitation);
    expect(existsSync(join(dataDir, 'rehearsal'))).toBe(true);
    await page.goto(`http://localhost:${port}/pricing`);
    await expect(page.getByText('Rehearsal: no card')).toBeVisible();
    await page.goto(invitation.exec(output())?.[1] ?? '');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByText('Rehearsal: no card')).toBeVisible();
    // npm ends before the program that npm started, so the test waits for the end of the output (`close`).
    const ended = once(rehearsal, 'close');
    rehearsal.kill('SIGTERM');
    await ended;
    expect(output()).toContain('The data of the rehearsal is deleted.');
    expect(existsSync(join(dataDir, 'rehearsal'))).toBe(false);
  } finally {
    rehearsal.kill('SIGTERM');
    rmSync(dataDir, { recursive: true, force: true });
  }
});

function readOutput({ stdout, stderr }: ChildProcess): () => string {
  let text = '';
  for (const stream of [stdout, stderr]) stream?.on('data', (chunk: Buffer) => (text += chunk.toString()));
  return () => text;
}
