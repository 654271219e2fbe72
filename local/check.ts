/** `npm run check` runs all checks of the code. With `-- --without-unit` it leaves the unit tests to `npm test`. */
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { readSettings, repositoryFolder } from './settings/settings.ts';

const { environment } = readSettings();
const withoutUnit = process.argv.includes('--without-unit');

const steps: readonly (readonly string[])[] = [
  ['prettier', '--check', '.'],
  ['cspell', 'lint', '--no-progress', '--no-summary'],
  ['nx', 'run-many', '-t', 'lint', 'types', ...(withoutUnit ? [] : ['unit']), 'openapi:check'],
  ['knip'],
];

for (const [program = '', ...args] of steps) {
  process.stdout.write(`\n> ${program} ${args.join(' ')}\n`);
  const { status } = spawnSync(process.execPath, [join(repositoryFolder, 'node_modules/.bin', program), ...args], {
    cwd: repositoryFolder,
    env: { ...environment, NX_TUI: 'false', NX_DAEMON: 'false' },
    stdio: 'inherit',
  });
  if (status !== 0) process.exit(status ?? 1);
}
