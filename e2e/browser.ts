import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

export interface BrowserLaunchOptions {
  executablePath?: string;
  args: string[];
  chromiumSandbox: boolean;
  env: Record<string, string>;
}

const systemPaths = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];
const args = ['--disable-gpu', '--disable-background-networking', '--disable-dev-shm-usage'];

export async function findBrowser(): Promise<BrowserLaunchOptions> {
  return configuredBrowser() ?? (await packagedBrowser()) ?? installedBrowser() ?? download();
}

export async function findBrowserForMeasurements(): Promise<BrowserLaunchOptions> {
  return configuredBrowser() ?? installedBrowser() ?? (await packagedBrowser()) ?? download();
}

function configuredBrowser(): BrowserLaunchOptions | undefined {
  const path = process.env['CHROMIUM_PATH'];
  return path === undefined ? undefined : browserAt(path);
}

function installedBrowser(): BrowserLaunchOptions | undefined {
  const path = systemPaths.find((place) => existsSync(place) && canRun(place, environment()));
  return path === undefined ? undefined : browserAt(path);
}

const download = (): BrowserLaunchOptions => ({ args, chromiumSandbox: canSandbox(undefined), env: environment() });

function browserAt(executablePath: string): BrowserLaunchOptions {
  return { executablePath, args, chromiumSandbox: canSandbox(executablePath), env: environment() };
}

async function packagedBrowser(): Promise<BrowserLaunchOptions | undefined> {
  if (process.platform !== 'linux' || process.arch !== 'x64') return undefined;
  const packed = fileURLToPath(new URL('..', import.meta.resolve('@sparticuz/chromium')));
  const { version } = JSON.parse(readFileSync(join(packed, 'package.json'), 'utf8')) as { version: string };
  const folder = join(import.meta.dirname, '..', 'node_modules', '.cache', `chromium-${version}`);
  if (!existsSync(folder)) await unpack(packed, folder);
  const executablePath = join(folder, 'chromium');
  const own = { ...environment(), FONTCONFIG_PATH: join(folder, 'fonts') };
  const found = [own, { ...own, LD_LIBRARY_PATH: join(folder, 'al2023', 'lib') }];
  const env = found.find((each) => canRun(executablePath, each));
  return env && { executablePath, args, chromiumSandbox: canSandbox(executablePath), env };
}

/** Two runs may start at the same time, so the folder gets its final name only when complete. */
async function unpack(packed: string, folder: string): Promise<void> {
  const own = `${folder}-${process.pid}`;
  mkdirSync(own, { recursive: true });
  const before = process.env['TMPDIR'];
  process.env['TMPDIR'] = own;
  try {
    const { default: chromium, inflate } = await import('@sparticuz/chromium');
    await chromium.executablePath();
    await inflate(join(packed, 'bin', 'al2023.tar.br'));
    writeFileSync(join(own, 'fonts', 'fonts.conf'), fontsConfig(folder));
    renameSync(own, folder);
  } catch (error) {
    rmSync(own, { recursive: true, force: true });
    if (!existsSync(folder)) throw error;
  } finally {
    if (before === undefined) delete process.env['TMPDIR'];
    else process.env['TMPDIR'] = before;
  }
}

/** Pages crash on a system without fonts, so the fonts of the npm package are added. */
function fontsConfig(folder: string): string {
  const folders = [join(folder, 'fonts', 'fonts'), '/usr/share/fonts', '/usr/local/share/fonts'];
  const named = folders.map((each) => `<dir>${each}</dir>`).join('');
  const cache = `<cachedir>${join(folder, 'fonts', 'cache')}</cachedir>`;
  return `<?xml version="1.0"?><!DOCTYPE fontconfig SYSTEM "fonts.dtd"><fontconfig>${named}${cache}</fontconfig>`;
}

/** Some systems install a placeholder program that only prints how to install the browser. */
function canRun(program: string, env: Record<string, string>): boolean {
  return spawnSync(program, ['--version'], { env }).status === 0;
}

/** Root cannot use the sandbox, and some containers forbid the sandbox to all users. */
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
