import { gzipSync } from 'node:zlib';
import { expect, test, type Locator, type Page } from '@playwright/test';
import { createTestPerson, getDemoCredentials, signIn } from '../support/people.ts';
import { waitForResponses, openPageUntilIdle, startApp } from '../support/settle.ts';

for (const path of ['/events', '/test-email']) {
  test(`the first paint of ${path} waits for no script, and scripts load after it`, async ({ page }) => {
    await page.goto(path);
    await expect.poll(() => loadedScripts(page)).not.toHaveLength(0);
    const painted = await firstPaintTime(page);
    for (const { startTime } of await loadedScripts(page)) expect(startTime).toBeGreaterThanOrEqual(painted);
  });
}

test('the home page on a phone loads no script file before a control is used, and 100 KB in all', async ({ page }) => {
  const sizes: Promise<number>[] = [];
  page.on('requestfinished', (request) => sizes.push(request.sizes().then(({ responseBodySize }) => responseBodySize)));
  await page.setViewportSize({ width: 360, height: 740 });
  await openPageUntilIdle(page, '/');
  await expect(page.getByRole('dialog', { name: 'It is here.' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  expect(await loadedScripts(page)).toEqual([]);
  const inline = await page.locator('script:not([src], [type])').allTextContents();
  expect(gzipSync(inline.join('')).length).toBeLessThan(24 * 1024);
  expect((await Promise.all(sizes)).reduce((sum, size) => sum + size, 0)).toBeLessThan(100 * 1024);

  await startApp(page);
  expect(await loadedScripts(page)).not.toHaveLength(0);
});

for (const path of ['/about', '/programs/foundations-of-oneness', '/membership', '/contact', '/auth'])
  test(`${path} loads no script file before a control is used`, async ({ page }) => {
    await openPageUntilIdle(page, path);
    expect(await loadedScripts(page)).toEqual([]);
  });

test('a page for visitors does not load the shell of the pages for members', async ({ page }) => {
  await openPageUntilIdle(page, '/about');
  await startApp(page);
  await waitForResponses(page);
  const names = (await loadedScripts(page)).map(({ name }) => name);
  expect(names).toContainEqual(expect.stringMatching(/\/assets\/about-/));
  expect(names).not.toContainEqual(expect.stringMatching(/\/assets\/members-frame-/));
});

test('a click before the scripts have loaded is processed afterwards', async ({ page }) => {
  const letCome = await blockScripts(page);
  await page.goto('/membership', { waitUntil: 'commit' });
  await expect(page.getByText('$250', { exact: true })).toBeVisible();
  for (const interval of ['Monthly', /^Annual/, 'Monthly']) await page.getByRole('radio', { name: interval }).click();
  await expect(page.getByText('$25', { exact: true })).toBeVisible();
  await expect(page.getByText('$250', { exact: true })).toBeHidden();
  await page.getByRole('button', { name: 'Become a Creator' }).click();
  await expect(page).toHaveURL(/\/membership$/);
  letCome();
  await expect(page).toHaveURL(/\/auth\?.*monthly/);
});

test('the browser sends a form itself when a script cannot be loaded', async ({ page }) => {
  await page.route('**/assets/*.js', (route) => route.fulfill({ status: 502 }));
  // The page reloads as soon as the health check succeeds, so the mock makes the health check fail.
  await page.route('**/api/health/live', (route) => route.fulfill({ status: 503 }));
  await openPageUntilIdle(page, '/about');
  const list = page.getByRole('contentinfo').getByRole('form', { name: 'Join the mailing list' });
  await list.getByLabel('Email').pressSequentially(createTestPerson().email);
  await list.getByRole('button', { name: 'Join' }).click();
  await expect(page).toHaveURL(/\/subscribe$/);
});

test('the text of a lesson is visible before the scripts and does not move when they load', async ({ page }) => {
  await signIn(page, getDemoCredentials('seeker'));
  const letCome = await blockScripts(page);
  const [ahead, root] = [page.locator('#ahead'), page.locator('#root')];
  const places = (within: Locator) =>
    Promise.all(['h1', '.text-reading'].map((part) => within.locator(part).first().boundingBox()));
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/members/modules/foundations-of-oneness-1/foundations-of-oneness-1-4', { waitUntil: 'commit' });
  await expect(ahead.locator('.text-reading').first()).toBeVisible();
  const narrow = await places(ahead);
  await page.setViewportSize({ width: 1280, height: 800 });
  const wide = await places(ahead);
  letCome();
  await expect(root.getByRole('link', { name: 'Foundations of Oneness', exact: true }).first()).toBeVisible();
  await expect(ahead).toBeHidden();
  expect(await places(root)).toEqual(wide);
  await page.setViewportSize({ width: 360, height: 740 });
  expect(await places(root)).toEqual(narrow);
});

test('the scripts of a lesson load after the text is visible, and do not wait for a slow response', async ({
  page,
}) => {
  await signIn(page, getDemoCredentials('seeker'));
  const address = '/members/modules/foundations-of-oneness-1/foundations-of-oneness-1-4';
  const code = async () => (await loadedScripts(page)).filter(({ name }) => name.includes('/assets/'));
  await page.goto(address);
  await expect(page.locator('#root').getByRole('heading', { level: 1 })).toBeVisible();
  const painted = await firstPaintTime(page);
  for (const { startTime } of await code()) expect(startTime).toBeGreaterThanOrEqual(painted);

  const answer = Promise.withResolvers<void>();
  await page.route('**/api/lessons/foundations-of-oneness-1-4', async (route) => {
    await answer.promise;
    await route.continue();
  });
  await page.goto(address);
  await expect.poll(code, { timeout: 15_000 }).not.toHaveLength(0);
  answer.resolve();
  await expect(page.locator('#root').getByRole('heading', { level: 1 })).toBeVisible();
});

test('the form signs in once when a visitor sends it before the scripts have loaded', async ({ page }) => {
  const letCome = await blockScripts(page);
  const { email, password } = getDemoCredentials('seeker');
  await page.goto('/auth?next=%2Fmembers%2Fmodules', { waitUntil: 'commit' });
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password').fill(password);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page).toHaveURL(/\/auth\?next=/);
  letCome();
  await expect(page).toHaveURL('/members/modules');
});

test('an incomplete form is not sent when a visitor types on after sending it before the scripts have loaded', async ({
  page,
}) => {
  const letCome = await blockScripts(page);
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await page.goto('/auth', { waitUntil: 'commit' });
  await page.getByText('Email', { exact: true }).click();
  await page.getByLabel('Email').fill('seeker@example.org');
  await page.getByLabel('Email').press('Enter');
  await page.getByLabel('Password').pressSequentially('demo');
  const listens = page.evaluate(
    () => new Promise((tell) => addEventListener('listening', () => setTimeout(tell), { once: true })),
  );
  letCome();
  await listens;
  await waitForResponses(page);
  await expect(page.getByLabel('Password')).toBeFocused();
  expect(asked.filter((url) => url.includes('/api/auth/'))).toEqual([]);
});

test('the requested form is visible from the start, and the link to the other form keeps `next`', async ({ page }) => {
  const letCome = await blockScripts(page);
  await page.goto('/auth?mode=sign-up&next=%2Fmembers%2Fmodules', { waitUntil: 'commit' });
  await expect(page.getByRole('button', { name: 'Create account' })).toBeVisible();
  await page.getByRole('link', { name: 'Sign in' }).click();
  letCome();
  await expect(page).toHaveURL('/auth?next=%2Fmembers%2Fmodules');
  await expect(page.getByRole('button', { name: 'Sign in' })).toBeVisible();
});

test('a signed-in user keeps the typed text when the session is detected later', async ({ page }) => {
  await signIn(page, getDemoCredentials('admin'), '/account');
  const letCome = await blockScripts(page);
  await page.goto('/test-email', { waitUntil: 'commit' });
  await page.getByLabel('Email').fill('guest@example.org');
  letCome();
  await expect(page.getByRole('button', { name: 'Account menu' })).toBeVisible();
  await expect(page.getByLabel('Email')).toHaveValue('guest@example.org');
});

test('the sign-in form is shown when a stored session cannot be read', async ({ page }) => {
  await signIn(page, getDemoCredentials('seeker'), '/account');
  await blockScripts(page);
  await page.goto('/auth', { waitUntil: 'commit' });
  const submit = page.getByRole('button', { name: 'Sign in' });
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(submit).toBeHidden();
  await expect(submit).toBeVisible();
});

test('an empty document loads its scripts immediately', async ({ page }) => {
  await page.goto('/auth/recover');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const painted = await firstPaintTime(page);
  const early = (await loadedScripts(page)).filter(({ startTime }) => startTime < painted).map(({ name }) => name);
  expect(early).toContainEqual(expect.stringMatching(/\/config\.js$/));
  expect(early).toContainEqual(expect.stringMatching(/\/assets\/first-view-/));
});

const loadedScripts = (page: Page) =>
  page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .filter(({ name }) => name.endsWith('.js'))
      .map(({ name, startTime }) => ({ name, startTime })),
  );

const firstPaintTime = (page: Page) =>
  page.evaluate(() => performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Infinity);

async function blockScripts(page: Page): Promise<() => void> {
  const held = Promise.withResolvers<void>();
  await page.route('**/assets/*.js', async (route) => {
    await held.promise;
    await route.continue();
  });
  return held.resolve;
}
