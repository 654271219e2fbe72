import { expect, test, type Page } from '@playwright/test';
import { playLessonVideo } from '../support/lessons.ts';
import { getDemoCredentials, signIn } from '../support/people.ts';
import { openPageUntilIdle, startApp } from '../support/settle.ts';

const PROGRAMS = [
  ['Foundations of Oneness', '5 modules, 6 weeks'],
  ['Conscious Living', '6 modules, 8 weeks'],
  ['Unity Practices', '4 modules, 4 weeks'],
  ['Unity Ventures', 'Ongoing, flexible'],
] as const;

test.describe('programs', () => {
  test('show their length and that membership includes them, before any script runs', async ({ browser }) => {
    const context = await browser.newContext({ javaScriptEnabled: false });
    const page = await context.newPage();
    await page.goto('/programs');
    for (const [name, length] of PROGRAMS) await expect(page.getByRole('article', { name })).toContainText(length);
    await expect(page.getByText('All programs are included with membership.')).toBeVisible();
    await context.close();
  });

  test('lead a visitor from the list to a program and to membership', async ({ page }) => {
    await openPageUntilIdle(page, '/programs');
    await page.getByRole('link', { name: /^See the outline.*Conscious Living$/ }).click();
    await expect(page).toHaveURL(/\/programs\/conscious-living$/);
    await expect(page.getByRole('heading', { level: 1, name: 'Conscious Living' })).toBeVisible();
    await expect(page).toHaveTitle(/^Conscious Living/);
    await page.getByRole('main').getByRole('link', { name: 'See membership' }).click();
    await expect(page).toHaveURL(/\/membership$/);
  });

  test('show each locked lesson with its tier, and neither page nor response contains its content', async ({
    page,
    request,
  }) => {
    const address = '/programs/foundations-of-oneness';
    const html = await (await request.get(address)).text();
    const asCreator = await accessToken(page, 'visionary');
    const { items } = (await (
      await request.get('/api/lessons?program=foundations-of-oneness&limit=100', {
        headers: { authorization: `Bearer ${asCreator}` },
      })
    ).json()) as { items: { title: string; transcript: string; reflectionPrompt: string }[] };
    const locked = items.slice(1);
    expect(locked.length).toBeGreaterThan(5);
    for (const { transcript, reflectionPrompt } of locked)
      for (const kept of [transcript, reflectionPrompt]) expect(html).not.toContain(kept.slice(0, 40));
    expect(html).not.toContain('videoUrl');

    await openPageUntilIdle(page, address);
    const row = (title = '') => page.getByRole('listitem').filter({ hasText: title }).last();
    await expect(row(locked[0]?.title)).toContainText('Seeker+');
    await expect(row(locked[0]?.title).getByRole('link')).toHaveCount(0);
    await expect(row(items[0]?.title)).toContainText('Open to everyone');
  });

  test('play a public lesson on the page of its program', async ({ page }) => {
    await openPageUntilIdle(page, '/programs/foundations-of-oneness');
    const row = page.getByRole('listitem').filter({ hasText: 'Open to everyone' }).last();
    await row.getByRole('link').first().click();
    await expect(page).toHaveURL(/\/programs\/foundations-of-oneness#[a-z0-9-]+$/);
    await playLessonVideo(page);
    await page.reload();
    await expect(page.getByRole('button', { name: 'Play video' })).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Transcript' })).toBeVisible();
    await expect(page.getByRole('main').getByRole('link', { name: 'Create a free account' })).toBeVisible();
  });

  test('open a public lesson that is clicked before the scripts have loaded', async ({ page }) => {
    const clicked = Promise.withResolvers<void>();
    await page.route('**/*.js', async (route) => {
      await clicked.promise;
      await route.continue();
    });
    await page.goto('/programs/foundations-of-oneness', { waitUntil: 'commit' });
    const row = page.getByRole('listitem').filter({ hasText: 'Open to everyone' }).last();
    await row.getByRole('link').first().click();
    clicked.resolve();
    await expect(page.getByRole('button', { name: 'Play video' })).toBeVisible();
  });

  test('open a lesson’s module from the outline', async ({ page }) => {
    await signIn(page, getDemoCredentials('seeker'));
    await openPageUntilIdle(page, '/programs/foundations-of-oneness');
    await expect(page.getByRole('heading', { name: 'Open to you' })).toBeVisible();
    await page
      .getByRole('main')
      .getByRole('link', { name: /^Open / })
      .click();
    await expect(page).toHaveURL(/\/members\/modules\/[^/]+$/);
  });

  test('return 404 from the server and in the app when a program does not exist', async ({ page, request }) => {
    expect((await request.get('/programs/no-such-program')).status()).toBe(404);
    await page.goto('/programs/no-such-program');
    await expect(page.getByRole('heading', { name: 'Oops! Page not found' })).toBeVisible();
  });

  test('show an error and load after a retry when their request fails', async ({ page }) => {
    await openPageUntilIdle(page, '/contact');
    await startApp(page);
    await page.route('**/api/programs?*', (route) => route.abort());
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Programs' }).click();
    await expect(page.getByText('We could not load the programs.')).toBeVisible();
    await page.unroute('**/api/programs?*');
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByRole('article', { name: 'Unity Practices' })).toBeVisible();
  });
});

test.describe('people', () => {
  test('are shown where they teach and host, and are marked as samples', async ({ page }) => {
    for (const [address, heading] of [
      ['/about', 'People'],
      ['/programs/conscious-living', 'Who teaches it'],
      ['/events/weekly-unity-circle', 'Who hosts it'],
    ] as const) {
      await openPageUntilIdle(page, address);
      const part = page.getByRole('main');
      await expect(part.getByRole('heading', { name: heading, exact: true })).toBeVisible();
      await expect(part.getByRole('listitem').filter({ hasText: 'Daniel Voss' })).toContainText('Sample person');
    }
  });
});

test.describe('resources', () => {
  test('are saved when they are public, and lead to membership when they are locked', async ({ page }) => {
    await openPageUntilIdle(page, '/resources');
    await expect(page.getByRole('main').getByRole('link', { name: /^Download/ })).toHaveCount(3);
    const locked = page.getByRole('article').filter({ hasText: /(Seeker|Creator|Visionary)\+/ });
    await expect(locked).toHaveCount(3);
    const saving = page.waitForEvent('download');
    await page.getByRole('link', { name: /^Download.*Seven Mornings of Oneness$/ }).click();
    expect((await saving).suggestedFilename()).toMatch(/\.pdf$/);
    await locked
      .first()
      .getByRole('link', { name: /^See membership/ })
      .click();
    await expect(page).toHaveURL(/\/membership$/);
  });
});

test.describe('the list', () => {
  test('shows an error at its field when the email is invalid', async ({ page }) => {
    await openPageUntilIdle(page, '/programs');
    const footer = page.getByRole('contentinfo');
    await footer.getByLabel('Email').fill('amara at example');
    await footer.getByRole('button', { name: 'Join' }).click();
    await expect(page.getByText('Subscription failed')).toHaveCount(0);
    await expect(footer.getByText('Invalid email address')).toBeVisible();
    await expect(footer.getByLabel('Email')).toBeFocused();
    await expect(footer.getByLabel('Email')).toHaveValue('amara at example');
  });
});

async function accessToken(page: Page, name: 'visionary'): Promise<string> {
  const answer = await page.request.post('/api/auth/token?grant_type=password', { data: getDemoCredentials(name) });
  return ((await answer.json()) as { access_token: string }).access_token;
}
