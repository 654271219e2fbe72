/** Skips Nx if nothing has changed, because Nx takes seconds and rewrites files that a running product reads. */
import { createHash } from 'node:crypto';
import { existsSync, globSync, mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { runStartStep, printLine } from '../run/product.ts';
import { repositoryFolder } from '../settings/settings.ts';
import type { Supervisor } from '../run/supervisor.ts';
import { createChildProcessPart } from '../run/supervisor-parts.ts';

const packages = ['packages/shell', 'email-templates', 'backend', 'frontend-public', 'frontend-admin'];
const shared = ['brand.json', 'package-lock.json', 'tsconfig.base.json', 'nx.json'];
const ignoredFolders = new Set(['node_modules', 'dist', 'dist-standalone', 'coverage', 'test-results']);
const stamp = join(repositoryFolder, '.nx', 'built.json');

const command = [
  join(repositoryFolder, 'node_modules/.bin/nx'),
  'run-many',
  '-t',
  'build',
  '--outputStyle=stream-without-prefixes',
];

export async function buildProduct({ dataDir, environment }: BuildPlace, supervisor: Supervisor): Promise<void> {
  if (isBuilt()) return;
  const started = Date.now();
  const logFile = join(dataDir, 'logs', 'build.log');
  printLine('Building what has changed ...');
  const part = createChildProcessPart({
    name: 'build',
    args: command,
    cwd: repositoryFolder,
    environment: { ...environment, NX_TUI: 'false', NX_DAEMON: 'false', NO_COLOR: '1', FORCE_COLOR: '0' },
    logFile,
    onLine: (line) => line.startsWith('> nx run') && printLine(`  ${line.slice(2)}`),
  });
  await runStartStep(supervisor, part, `The build failed; all of its output is in ${logFile}.`);
  markBuilt();
  printLine(`Built in ${Math.round((Date.now() - started) / 1000)} s.`);
}

interface BuildPlace {
  dataDir: string;
  environment: Record<string, string>;
}

function isBuilt(): boolean {
  return existsSync(stamp) && readFileSync(stamp, 'utf8') === fingerprint();
}

function markBuilt(): void {
  mkdirSync(dirname(stamp), { recursive: true });
  writeFileSync(stamp, fingerprint());
}

/** A checkout changes modification times, so sources are compared by content. */
function fingerprint(): string {
  const sources = createHash('sha256');
  const outputs = createHash('sha256');
  for (const file of shared) sources.update(readFileSync(join(repositoryFolder, file)));
  for (const folder of packages) {
    for (const file of filesIn(join(repositoryFolder, folder), (name) => !ignoredFolders.has(name))) {
      sources.update(file).update(readFileSync(file));
    }
    for (const file of filesIn(join(repositoryFolder, folder, 'dist'), () => true)) {
      const { size, mtimeMs } = statSync(file);
      outputs.update(`${file} ${size} ${mtimeMs}`);
    }
  }
  return JSON.stringify({ sources: sources.digest('hex'), outputs: outputs.digest('hex') });
}

function filesIn(folder: string, isWanted: (name: string) => boolean): string[] {
  const found = globSync('**/*', { cwd: folder, withFileTypes: true, exclude: (entry) => !isWanted(entry.name) });
  return found.flatMap((entry) => (entry.isFile() ? [join(entry.parentPath, entry.name)] : [])).toSorted();
}
