import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';

const repository = join(import.meta.dirname, '../..');
const bin = (tool: string) => join(repository, 'node_modules/.bin', tool);

const staged = spawnSync('git', ['diff', '--cached', '--name-only', '--diff-filter=d', '-z'], { encoding: 'utf8' });
const files = staged.stdout.split('\0').filter((file) => file !== '' && existsSync(join(repository, file)));
const code = files.filter((file) => /\.(ts|tsx|js|mjs)$/.test(file));

function check(tool: string, options: readonly string[], paths: readonly string[]): void {
  // The tool is missing in an installation without development dependencies.
  if (paths.length === 0 || !existsSync(bin(tool))) return;
  const { status } = spawnSync(process.execPath, [bin(tool), ...options, '--', ...paths], {
    cwd: repository,
    stdio: 'inherit',
  });
  if (status !== 0) process.exitCode = 1;
}

check('prettier', ['--check', '--ignore-unknown', '--log-level=warn'], files);
check('eslint', ['--max-warnings', '0', '--no-warn-ignored'], code);
