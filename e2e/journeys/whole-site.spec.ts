import { expect, test, type Locator, type Page } from '@playwright/test';
import { MEMBER_PATHS, PUBLIC_PATHS } from '../support/page-paths.ts';
import { suppressBookPopup } from '../support/book-launch.ts';
import { collectBrowserErrors } from '../support/browser-errors.ts';
import { buyPlanByApi } from '../support/payment-api.ts';
import { createMember, signIn } from '../support/people.ts';
import { openPageUntilIdle } from '../support/settle.ts';
import { NAVIGATION_BAR_LINKS, SIGN_IN_PAGES, FOOTER_LINKS, SITE_PAGES } from '../support/site-pages.ts';
import { collectRequestErrors, expectPageContent } from '../support/page-checks.ts';

const PATHS = [...new Set([...PUBLIC_PATHS, ...Object.keys(SITE_PAGES)])];

for (const reader of ['visitor', 'member'] as const)
  test.describe(`a ${reader}`, () => {
    test.beforeEach(async ({ page }) => {
      await suppressBookPopup(page);
      if (reader === 'member') await signInAsPayingMember(page);
    });

    test('reads the specified text on every page and finds no dead link', async ({ page, baseURL }) => {
      const complaints = await collectBrowserErrors(page);
      const faults = collectRequestErrors(page, baseURL ?? '');
      const own = new Set<string>();
      for (const path of reader === 'visitor' ? PATHS : [...PATHS, ...MEMBER_PATHS]) {
        await openPageUntilIdle(page, path);
        const said = SITE_PAGES[path] ?? (reader === 'visitor' ? SIGN_IN_PAGES[path] : undefined);
        if (said) await expectPageContent(page, path, said, reader);
        for (const address of await linkUrls(page)) if (new URL(address).origin === baseURL) own.add(address);
      }
      expect([...complaints, ...faults]).toEqual([]);
      for (const address of own) expect((await page.request.get(address)).status(), address).toBeLessThan(400);
    });

    test('opens a page by every link of bar, footer and menu', async ({ page, baseURL }) => {
      const complaints = await collectBrowserErrors(page);
      const faults = collectRequestErrors(page, baseURL ?? '');
      await openPageUntilIdle(page, '/');

      const bar = page.getByRole('navigation', { name: 'Main' });
      await followLinks(page, bar, NAVIGATION_BAR_LINKS);
      const footer = page.getByRole('contentinfo');
      await followLinks(page, footer.getByRole('navigation'), FOOTER_LINKS);
      await expectExternal(footer.getByRole('listitem').getByRole('link'));
      await page.getByRole('link', { name: /, home$/ }).click();
      await expectPageAt(page, '/');

      await page.setViewportSize({ width: 390, height: 800 });
      await followLinks(page, page.getByRole('dialog').getByRole('navigation'), NAVIGATION_BAR_LINKS, () =>
        openMenu(page),
      );
      await openMenu(page);
      await page
        .getByRole('dialog')
        .getByRole('link', { name: /, home$/ })
        .click();
      await expectPageAt(page, '/');
      if (reader === 'visitor') await openSignInLinks(page);
      else await followAccountMenu(page);
      expect([...complaints, ...faults]).toEqual([]);
    });
  });

test('the bar becomes smaller when the page is scrolled by more than 50 px', async ({ page }) => {
  await openPageUntilIdle(page, '/privacy');
  const height = () => page.getByRole('banner').evaluate((bar) => bar.getBoundingClientRect().height);
  for (const [by, high] of [
    [50, 88],
    [51, 64],
    [0, 88],
  ] as const) {
    await page.evaluate((top) => scrollTo(0, top), by);
    await expect.poll(height, { message: `the bar at ${by} px` }).toBe(high);
  }
});

async function signInAsPayingMember(page: Page): Promise<void> {
  const person = await createMember(page.request);
  await buyPlanByApi(page.request, person, 'visionary');
  await signIn(page, person);
  await expect(page.getByRole('button', { name: 'Account menu' })).toBeVisible();
}

/** The URL of a library file needs the key in its query, so the function removes only the fragment. */
async function linkUrls(page: Page): Promise<string[]> {
  const addresses = await page
    .getByRole('link')
    .evaluateAll((links: HTMLAnchorElement[]) => links.map((link) => link.href));
  return addresses.map((address) => address.replace(/#.*/, ''));
}

async function followLinks(
  page: Page,
  part: Locator,
  links: readonly (readonly [words: string, to: string])[],
  show = async (): Promise<void> => undefined,
): Promise<void> {
  await show();
  await expect(part.getByRole('link')).toHaveText(links.map(([words]) => words));
  for (const [words, to] of links) {
    if (!(await part.isVisible())) await show();
    await part.getByRole('link', { name: words, exact: true }).click();
    await expectPageAt(page, to);
  }
}

async function expectPageAt(page: Page, path: string): Promise<void> {
  await expect(page).toHaveURL(path);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(SITE_PAGES[path]?.heading ?? path, {
    useInnerText: true,
  });
  await expect.poll(() => page.evaluate(() => scrollY), { message: `the top of ${path}` }).toBe(0);
}

async function expectExternal(links: Locator): Promise<void> {
  await expect(links).toHaveCount(3);
  for (const link of await links.all()) {
    await expect(link).toHaveAttribute('href', /^https:\/\/social\.example\/oneness-/);
    await expect(link).toHaveAttribute('target', '_blank');
  }
}

async function openMenu(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Menu', exact: true }).click();
  await expect(page.getByRole('dialog', { name: 'Menu' })).toBeVisible();
}

async function openSignInLinks(page: Page): Promise<void> {
  for (const width of [390, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    for (const [words, to] of [
      ['Sign In', '/auth'],
      ['Join Now', '/auth?mode=sign-up'],
    ] as const) {
      if (width < 1000) await openMenu(page);
      await page.getByRole('link', { name: words, exact: true }).click();
      await expect(page).toHaveURL(to);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Come in');
      await page.goBack();
      await expectPageAt(page, '/');
    }
  }
}

async function followAccountMenu(page: Page): Promise<void> {
  await openMenu(page);
  const foot = page.getByRole('dialog');
  await expect(foot.getByRole('link', { name: 'Sign In' })).toHaveCount(0);
  await expectPortal(page, foot.getByRole('button', { name: 'Manage subscription' }));
  await openMenu(page);
  await foot.getByRole('link', { name: 'Dashboard' }).click();
  await expectDashboard(page);

  await page.setViewportSize({ width: 1280, height: 800 });
  await openPageUntilIdle(page, '/about');
  const open = page.getByRole('button', { name: 'Account menu' });
  await open.click();
  await page.getByRole('menuitem', { name: 'Dashboard' }).click();
  await expectDashboard(page);
  await open.click();
  await expectPortal(page, page.getByRole('menuitem', { name: 'Manage subscription' }));
  await open.click();
  await page.getByRole('menuitem', { name: 'Sign out' }).click();
  await expect(page).toHaveURL(/\/auth/);
}

async function expectDashboard(page: Page): Promise<void> {
  await expect(page).toHaveURL('/members/dashboard');
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Amara');
}

async function expectPortal(page: Page, way: Locator): Promise<void> {
  const opened = page.waitForEvent('popup');
  await way.click();
  const portal = await opened;
  await expect(portal.getByRole('heading', { level: 1 })).toBeVisible();
  await portal.close();
}
