import { expect, test, type Page } from '@playwright/test';
import { updateAccount, createMember, signIn } from '../support/people.ts';
import { deployNextRelease, RELEASE_TEXTS } from '../support/release.ts';
import { openPageUntilIdle, startApp } from '../support/settle.ts';

test.use({ serviceWorkers: 'allow' });

test('open pages continue in their release, and the new one starts when the last page has changed over', async ({
  page,
  context,
  browser,
}) => {
  const member = await createMember(page.request);
  await updateAccount(page.request, member, { plan: 'creator' });
  await signIn(page, member, '/members/meditations');
  await play(page);
  const journal = await context.newPage();
  await openPageUntilIdle(journal, '/members/journal');
  await Promise.all([page, journal].map(isControlled));
  const book = await context.newPage();
  await openPageUntilIdle(book, '/book');
  const file = await context.newPage();
  await file.goto('/icon.svg');
  const visitor = await browser.newPage({ serviceWorkers: 'block' });
  await openPageUntilIdle(visitor, '/');
  await startApp(visitor);
  const loads = [page, journal, book, visitor].map(countLoads);
  const putBack = await deployNextRelease(page.request);
  try {
    await test.step('open pages load the files of their own release', async () => {
      const bar = page.getByRole('region', { name: 'Player' });
      await expect(bar.getByRole('button', { name: 'Pause', exact: true })).toBeVisible();
      await mainLink(page, 'Library').click();
      await expect(page.getByRole('main')).toContainText(RELEASE_TEXTS.first);
      await expect(bar.getByRole('button', { name: 'Pause', exact: true })).toBeVisible();
      await mainLink(visitor, 'Book').click();
      await expect(visitor.getByRole('heading', { level: 1, name: 'One Light' })).toBeVisible();
      expect(loads.map((count) => count())).toEqual([0, 0, 0, 0]);
    });

    await test.step('the new release restores text that was typed meanwhile', async () => {
      await field(journal).fill('Typed while the house was being changed.');
      await journal.goto('/members/journal');
      await expect(journal.getByText('Typed while the house was being changed.')).toBeVisible();
      await mainLink(journal, 'Library').click();
      await expect(journal.getByRole('main')).toContainText(RELEASE_TEXTS.next);
    });

    await test.step('each page continues offline in its own release', async () => {
      await expect.poll(() => nextWorker(journal)).toBe('installed');
      await context.setOffline(true);
      await mainLink(page, 'Forum').click();
      await expect(page.getByRole('heading', { level: 1 })).toContainText('Forum');
      await mainLink(journal, 'Meditations').click();
      await expect(journal.getByRole('heading', { level: 1 })).toContainText('Meditations');
      await context.setOffline(false);
    });

    await test.step('the new release starts when all pages use it, and deletes the old one', async () => {
      const former = await storedFiles(page);
      await openPageUntilIdle(page, '/members/resources');
      await expect(page.getByRole('main')).toContainText(RELEASE_TEXTS.next);
      await openPageUntilIdle(book, '/book');
      await expect.poll(() => nextWorker(page)).toBeUndefined();
      await expect.poll(async () => (await storedFiles(page)).length).toBeLessThan(former.length);
      const before = [page, journal].map(countLoads);
      await mainLink(journal, 'Forum').click();
      await expect(journal.getByRole('heading', { level: 1 })).toContainText('Forum');
      expect(before.map((count) => count())).toEqual([0, 0]);
    });
  } finally {
    await putBack();
    await visitor.close();
  }
});

const mainLink = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name, exact: true });

const field = (page: Page) => page.getByRole('textbox', { name: 'Write now' });

async function play(page: Page): Promise<void> {
  const card = page.getByRole('article').filter({ hasText: 'Oneness Meditation' });
  await card.getByRole('button', { name: /^(Play|Continue)/ }).click();
  await expect(page.getByRole('dialog').getByRole('button', { name: 'Pause', exact: true })).toBeVisible();
  await page.keyboard.press('Escape');
}

function countLoads(page: Page): () => number {
  let loads = 0;
  page.on('load', () => (loads += 1));
  return () => loads;
}

async function isControlled(page: Page): Promise<void> {
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
}

const nextWorker = (page: Page): Promise<string | undefined> =>
  page.evaluate(async () => {
    const registration = await navigator.serviceWorker.getRegistration();
    return (registration?.installing ?? registration?.waiting)?.state;
  });

const storedFiles = (page: Page): Promise<string[]> =>
  page.evaluate(async () => {
    const names = (await caches.keys()).filter((name) => name.includes('precache'));
    const files = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
    return files.flat().map(({ url }) => url);
  });
