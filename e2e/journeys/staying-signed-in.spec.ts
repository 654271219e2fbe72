import { expect, test, type Locator, type Page, type Response } from '@playwright/test';
import { getDemoCredentials, createTestPerson, signIn, signInByForm, signUp } from '../support/people.ts';
import { fireFocusEvent, signOutEverywhere, expireTokenSoon } from '../support/session.ts';

const ROUNDS = 15;

test('two tabs stay signed in through many refreshes and sign out together', async ({ page, context }) => {
  const person = createTestPerson();
  await signUp(page, person);
  const other = await context.newPage();
  await other.goto('/members/forum');
  const statuses: number[] = [];
  for (const tab of [page, other])
    tab.on('response', (response) => {
      if (response.url().includes('grant_type=refresh_token')) statuses.push(response.status());
    });

  for (let round = 1; round <= ROUNDS; round += 1) {
    await expireTokenSoon(page);
    await Promise.all([page, other].map(refocusUntilChecked));
  }
  expect(statuses.length).toBeGreaterThanOrEqual(ROUNDS);
  expect(statuses.filter((status) => status !== 200)).toEqual([]);
  for (const tab of [page, other]) await expect(tab.getByRole('button', { name: 'Account menu' })).toBeVisible();

  await page.getByRole('button', { name: 'Account menu' }).click();
  await page.getByRole('menuitem', { name: 'Sign out' }).click();
  await expect(page).toHaveURL(/\/auth/);
  await expect(other).toHaveURL(/\/auth/);
});

/** A focus event during a running check starts no new check, so the function repeats the event. */
async function refocusUntilChecked(tab: Page): Promise<void> {
  await expect(async () => {
    const isAnswer = (response: Response) => response.url().includes('/check-subscription') && response.ok();
    const [answer] = await Promise.all([tab.waitForResponse(isAnswer, { timeout: 3_000 }), fireFocusEvent(tab)]);
    expect(answer.status()).toBe(200);
  }).toPass({ timeout: 20_000 });
}

test('a half-filled form keeps its input when its session ends', async ({ page }) => {
  const person = createTestPerson();
  await signUp(page, person);
  await page.goto('/account');
  const name = page.getByRole('region', { name: 'Name' }).getByLabel('First name');
  await name.fill('Half typed');
  await signOutEverywhere(page);
  await fireFocusEvent(page);
  await expect(page.getByRole('heading', { level: 1, name: 'Your session has ended' })).toBeVisible();
  await expect(name).toBeHidden();
  const door = sessionEndedDialog(page);
  await expect(door.getByLabel('Email')).toHaveValue(person.email);
  await door.getByLabel('Password').fill(person.password);
  await door.getByRole('button', { name: 'Sign in' }).click();
  await expect(name).toBeVisible();
  await expect(name).toHaveValue('Half typed');
});

test('another user who signs in does not see that input', async ({ page }) => {
  await signUp(page, createTestPerson());
  await page.goto('/account');
  const name = page.getByRole('region', { name: 'Name' }).getByLabel('First name');
  await name.fill('Half typed');
  await signOutEverywhere(page);
  await fireFocusEvent(page);
  const door = sessionEndedDialog(page);
  const { email, password } = getDemoCredentials('free');
  await door.getByLabel('Email').fill(email);
  await door.getByLabel('Password').fill(password);
  await door.getByRole('button', { name: 'Sign in' }).click();
  await expect(name).toBeVisible();
  await expect(name).not.toHaveValue('Half typed');
});

test('the page retries and shows a message when the server is away for a moment', async ({ page }) => {
  let refusals = 1;
  await page.route('**/api/auth/token**', (route) =>
    refusals-- > 0 ? route.fulfill({ status: 503, body: 'away' }) : route.continue(),
  );
  await page.goto('/auth');
  const main = page.getByRole('main');
  const { email, password } = getDemoCredentials('free');
  await main.getByLabel('Email').fill(email);
  await main.getByLabel('Password').fill(password);
  await main.getByRole('button', { name: 'Sign in' }).click();
  await expect(page.getByText('The server is not answering. Trying again...')).toBeVisible();
  await expect(page).toHaveURL(/\/members\/dashboard$/);
});

test('the page stays signed in when the server stays away', async ({ page }) => {
  await signIn(page, getDemoCredentials('free'), '/members/forum');
  await page.route('**/api/**', (route) => route.fulfill({ status: 503, body: 'away' }));
  await expireTokenSoon(page);
  await fireFocusEvent(page);
  await expect(page.getByRole('button', { name: 'Account menu' })).toBeVisible();
  await page.unroute('**/api/**');
  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name: 'Community Forum' })).toBeVisible();
});

test('offline sign-out ends the session on the device, and on the server when the network is back', async ({
  page,
}) => {
  await signUp(page, createTestPerson());
  await page.goto('/about');
  await expect(page.getByRole('button', { name: 'Account menu' })).toBeVisible();
  const token = await readRefreshToken(page);
  await page.getByRole('button', { name: 'Account menu' }).click();
  await expect(page.getByRole('menuitem', { name: 'Sign out' })).toBeVisible();
  await page.context().setOffline(true);
  await page.getByRole('menuitem', { name: 'Sign out' }).click();
  await expect(page.getByRole('link', { name: 'Join Now' })).toBeVisible();

  const kept = await page.evaluate(() => Object.entries(localStorage));
  expect(kept.map(([key]) => key)).not.toContain('oneness-session');
  const [, entry = '{}'] = kept.find(([key]) => key === 'oneness-left') ?? [];
  const left = JSON.parse(entry) as { refreshToken: string; at: number };
  expect(left).toEqual({ refreshToken: token, at: left.at });

  const isEnded = page.waitForResponse((response) => response.url().includes('/logout') && response.ok());
  await page.context().setOffline(false);
  await isEnded;
  await expect.poll(() => page.evaluate(() => localStorage.getItem('oneness-left'))).toBeNull();
  const again = await page.request.post('/api/auth/token?grant_type=refresh_token', { data: { refresh_token: token } });
  expect(again.status()).toBe(400);
  await page.reload();
  await expect(page.getByRole('link', { name: 'Join Now' }), 'the page was never signed in by it').toBeVisible();
});

test('data of an ended session is deleted when a user signs in', async ({ page }) => {
  await page.goto('/auth');
  await page.evaluate(() =>
    localStorage.setItem('oneness-left', JSON.stringify({ refreshToken: 'of-another-user', at: Date.now() })),
  );
  await signInByForm(page, getDemoCredentials('free'));
  await expect.poll(() => page.evaluate(() => localStorage.getItem('oneness-left'))).toBeNull();
});

function readRefreshToken(page: Page): Promise<string> {
  return page.evaluate(
    () => (JSON.parse(localStorage.getItem('oneness-session') ?? '{}') as { refresh_token: string }).refresh_token,
  );
}

function sessionEndedDialog(page: Page): Locator {
  return page.getByRole('main').filter({ has: page.getByRole('heading', { name: 'Your session has ended' }) });
}
