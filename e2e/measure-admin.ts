import { chromium, type Browser, type Page } from '@playwright/test';
import { findBrowserForMeasurements } from './browser.ts';

const site = process.env['SITE_URL'] ?? 'http://localhost:3000';
const formOpenings = 7;
const idleMs = 3_000;
const hoverMs = 150;
const forms = [
  { tab: 'Programs', button: 'Add program' },
  { tab: 'Lessons', button: 'Add lesson' },
  { tab: 'Events', button: 'Add event' },
  { tab: 'Lessons', button: /^Edit / },
  { tab: 'Programs', button: /^Edit / },
] as const;

const browser = await chromium.launch(await findBrowserForMeasurements());
try {
  const state = await signIn(browser);
  const shell = await listScripts(browser, state, '/-');
  for (const path of ['/admin/dashboard', '/admin/content', '/admin/events']) {
    const own = [...(await listScripts(browser, state, path))].filter(([name]) => !shell.has(name));
    const kilobytes = Math.round(own.reduce((sum, [, bytes]) => sum + bytes, 0) / 102.4) / 10;
    print({ path, kilobytes, chunks: Object.fromEntries(own.toSorted(([, one], [, other]) => other - one)) });
  }
  const page = await browser.newPage({ storageState: state, serviceWorkers: 'block' });
  for (const form of forms) print({ tab: form.tab, form: String(form.button), ...(await measureForm(page, form)) });
} finally {
  await browser.close();
}

type State = Awaited<ReturnType<ReturnType<Page['context']>['storageState']>>;

async function signIn(opened: Browser): Promise<State> {
  const page = await opened.newPage();
  await page.goto(`${site}/auth`);
  const form = page.getByRole('main');
  await form.getByLabel('Email').fill('editor@example.org');
  await form.getByLabel('Password').fill('demo-password');
  await form.getByRole('button', { name: 'Sign in' }).click();
  await page.waitForURL(`${site}/members/dashboard`);
  const state = await page.context().storageState();
  await page.close();
  return state;
}

async function listScripts(opened: Browser, storageState: State, path: string): Promise<Map<string, number>> {
  const context = await opened.newContext({ storageState, serviceWorkers: 'block' });
  const page = await context.newPage();
  const loaded: Promise<[string, number]>[] = [];
  page.on('requestfinished', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.endsWith('.js'))
      loaded.push(request.sizes().then(({ responseBodySize }) => [pathname, responseBodySize]));
  });
  await page.goto(site + path, { waitUntil: 'networkidle' });
  await page.waitForTimeout(idleMs);
  const sizes = new Map(await Promise.all(loaded));
  await context.close();
  return sizes;
}

async function measureForm(page: Page, { tab, button }: (typeof forms)[number]) {
  const times: number[] = [];
  const processorTimes: number[] = [];
  const devTools = await page.context().newCDPSession(page);
  await devTools.send('Performance.enable', { timeDomain: 'threadTicks' });
  const readProcessorMs = async () => {
    const { metrics } = await devTools.send('Performance.getMetrics');
    return 1_000 * (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? 0);
  };
  for (let round = 0; round < formOpenings; round += 1) {
    await page.goto(`${site}/admin/content`);
    await page.getByRole('tab', { name: tab }).click();
    await page.getByRole('row').nth(1).waitFor();
    await page.waitForLoadState('networkidle');
    await page.waitForTimeout(idleMs);
    const opener = page.getByRole('button', { name: button }).first();
    await opener.hover();
    await page.waitForTimeout(hoverMs);
    const before = await readProcessorMs();
    const measured = opener.evaluate(
      (element) =>
        new Promise<number>((resolve) => {
          const start = performance.now();
          const check = () => {
            const field = document.querySelector<HTMLInputElement>('[role=dialog] .ant-form-item input');
            if (field?.checkVisibility() && !field.disabled) resolve(performance.now() - start);
            else requestAnimationFrame(check);
          };
          (element as HTMLElement).click();
          requestAnimationFrame(check);
        }),
    );
    times.push(Math.round(await measured));
    processorTimes.push(Math.round((await readProcessorMs()) - before));
  }
  await devTools.detach();
  return { times, median: findMedian(times), processorMedian: findMedian(processorTimes) };
}

function findMedian(values: readonly number[]): number | undefined {
  return values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)];
}

function print(line: object): void {
  process.stdout.write(`${JSON.stringify(line)}\n`);
}
