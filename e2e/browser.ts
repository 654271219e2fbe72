/** Which Chromium the tests drive: one that is named, one on the machine, or the one that comes with the packages. */
import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

export interface Browser {
  /** Left out, Playwright takes its own download. */
  executablePath?: string;
  args: string[];
  chromiumSandbox: boolean;
  env: Record<string, string>;
}

const places = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];
const args = ['--disable-gpu', '--disable-background-networking', '--disable-dev-shm-usage'];

export async function findBrowser(): Promise<Browser> {
  const named = process.env['CHROMIUM_PATH'];
  const installed = named ?? places.find((place) => existsSync(place) && runs(place, environment()));
  if (installed !== undefined) return onMachine(installed);
  return (await packaged()) ?? { args, chromiumSandbox: canSandbox(undefined), env: environment() };
}

function onMachine(executablePath: string): Browser {
  return { executablePath, args, chromiumSandbox: canSandbox(executablePath), env: environment() };
}

/** Unpacked once into a folder of its own; a note in it says that the unpacking came to its end. */
async function packaged(): Promise<Browser | undefined> {
  if (process.platform !== 'linux' || process.arch !== 'x64') return undefined;
  const folder = join(import.meta.dirname, '..', 'node_modules', '.cache', 'chromium');
  const executablePath = join(folder, 'chromium');
  await unpack(folder);
  const libraries = join(folder, 'al2023', 'lib');
  const own = { ...environment(), FONTCONFIG_PATH: join(folder, 'fonts') };
  const env = runs(executablePath, own) ? own : { ...own, LD_LIBRARY_PATH: libraries };
  return { executablePath, args, chromiumSandbox: canSandbox(executablePath), env };
}

async function unpack(folder: string): Promise<void> {
  const note = join(folder, 'unpacked');
  if (existsSync(note)) return;
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  // The package unpacks into the temporary folder, whatever that is while it works.
  const before = process.env['TMPDIR'];
  process.env['TMPDIR'] = folder;
  try {
    const { default: chromium, inflate } = await import('@sparticuz/chromium');
    await chromium.executablePath();
    const archives = join(import.meta.resolve('@sparticuz/chromium').replace('file://', ''), '..', '..', 'bin');
    await inflate(join(archives, 'al2023.tar.br'));
  } finally {
    if (before === undefined) delete process.env['TMPDIR'];
    else process.env['TMPDIR'] = before;
  }
  writeFileSync(note, '');
}

/** Some systems put a program there that only says where to get the real one. */
function runs(program: string, env: Record<string, string>): boolean {
  return spawnSync(program, ['--version'], { env }).status === 0;
}

/** Root may not use the sandbox; others may, unless their container forbids it, which only a try can tell. */
function canSandbox(executablePath: string | undefined): boolean {
  if (process.getuid?.() === 0 || executablePath === undefined) return false;
  try {
    execFileSync(executablePath, ['--headless', ...args, '--dump-dom', 'about:blank'], {
      stdio: 'ignore',
      timeout: 20_000,
    });
    return true;
  } catch {
    return false;
  }
}

function environment(): Record<string, string> {
  return Object.fromEntries(
    Object.entries(process.env).flatMap(([name, value]) => (value === undefined ? [] : [[name, value]])),
  );
}
