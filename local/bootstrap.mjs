/**
 * Runs before any package is installed, so it is plain JavaScript without dependencies for Node 20 or later.
 * This file installs missing packages and runs `local/<command>.ts` with the product's own Node.
 */
import { spawn, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { clearInterval, setInterval } from 'node:timers';
import { fileURLToPath } from 'node:url';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const modules = join(root, 'node_modules');
const stamp = join(modules, '.installed');
const unfinished = join(modules, '.installing');

function wantedInstallation() {
  const lock = readFileSync(join(root, 'package-lock.json'));
  return createHash('sha256').update(lock).update(`${process.platform} ${process.arch}`).digest('hex');
}

function isInstalled() {
  return existsSync(stamp) && readFileSync(stamp, 'utf8') === wantedInstallation();
}

/** npm accepts a partial installation, so an interrupted installation is deleted first. */
function removeHalfMadeInstallation() {
  const halfMade = existsSync(unfinished) || !existsSync(join(modules, '.package-lock.json'));
  if (!existsSync(modules) || !halfMade) return;
  console.log('An earlier installation was interrupted; starting again.');
  const { workspaces } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
  for (const folder of ['.', ...workspaces]) {
    rmSync(join(root, folder, 'node_modules'), { recursive: true, force: true, maxRetries: 3 });
  }
}

function run(program, args, options = {}) {
  const child = spawn(program, args, { cwd: root, stdio: 'inherit', ...options });
  const forward = (signal) => child.kill(signal);
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, forward);
  const watch = whenCallerIsGone(() => forward('SIGTERM'));
  return new Promise((resolve) => {
    child.on('error', (error) => {
      console.error(`${program} could not be run: ${error.message}`);
      resolve(1);
    });
    child.on('exit', (code, signal) => {
      clearInterval(watch);
      for (const name of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.off(name, forward);
      resolve(code ?? (signal === 'SIGINT' ? 130 : 1));
    });
  });
}

/** A killed npm does not always stop its program, so this function calls `stop` when npm is gone. */
function whenCallerIsGone(stop) {
  if (process.env.npm_lifecycle_event === undefined) return undefined;
  const callers = () => `${process.ppid} ${parentOf(process.ppid)}`;
  const before = callers();
  return setInterval(() => callers() !== before && stop(), 500);
}

/** npm starts programs through a shell, so the npm process is the parent of the parent. */
function parentOf(pid) {
  try {
    const line = readFileSync(`/proc/${pid}/stat`, 'utf8');
    return line.slice(line.lastIndexOf(')') + 2).split(' ')[1];
  } catch {
    return undefined;
  }
}

async function install() {
  removeHalfMadeInstallation();
  mkdirSync(modules, { recursive: true });
  writeFileSync(unfinished, '');
  const started = Date.now();
  console.log('Installing the packages. The first time this takes a minute or two.');
  const progress = setInterval(() => console.log(`Installing the packages ... ${seconds(started)} s`), 10_000);
  const npm = process.env.npm_execpath;
  // Without --no-save, some npm versions rewrite package-lock.json.
  const args = ['install', '--no-save', '--no-audit', '--no-fund', '--prefer-offline', '--loglevel=error'];
  const code = npm?.endsWith('.js') ? await run(process.execPath, [npm, ...args]) : await run('npm', args);
  clearInterval(progress);
  if (code !== 0) {
    console.error('The packages could not be installed. Look above for the reason, then run the command again.');
    process.exit(code);
  }
  writeFileSync(stamp, wantedInstallation());
  rmSync(unfinished);
  installGitHooks();
  console.log(`Installed in ${seconds(started)} s.`);
}

/** Without a .git folder here, the tool would use the repository of a parent folder. */
function installGitHooks() {
  const tool = join(modules, 'simple-git-hooks', 'cli.js');
  if (process.env.CI || !existsSync(join(root, '.git')) || !existsSync(tool)) return;
  spawnSync(process.execPath, [tool], { cwd: root, stdio: 'ignore' });
}

function seconds(since) {
  return Math.round((Date.now() - since) / 1000);
}

function productNode() {
  const os = process.platform;
  const bundled = join(modules, `node-${os}-${process.arch}`, 'bin', 'node');
  if (existsSync(bundled)) return bundled;
  if (Number(process.versions.node.split('.')[0]) >= 24) return process.execPath;
  console.error(
    `There is no bundled Node for ${os} ${process.arch}. Please install Node 24 and run the command again.`,
  );
  process.exit(1);
}

const [verb = 'start', ...rest] = process.argv.slice(2);
const program = join(root, 'local', `${verb}.ts`);
if (!/^[a-z]+$/.test(verb) || !existsSync(program)) {
  console.error(`There is no command "${verb}". Try start, test, dev, bench or reset.`);
  process.exit(1);
}
if (!isInstalled()) await install();
// The IPC channel closes when this process ends, so that the command stops as well.
process.exit(await run(productNode(), [program, ...rest], { stdio: ['inherit', 'inherit', 'inherit', 'ipc'] }));
