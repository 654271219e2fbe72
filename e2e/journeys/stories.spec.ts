import { expect, test } from '@playwright/test';
import { expectVideoPlaying, getPageVideo, getVideoState } from '../support/film.ts';
import { openPageUntilIdle } from '../support/settle.ts';

test.describe('the home page', () => {
  test('describes the target of Learn More to screen readers', async ({ page }) => {
    await openPageUntilIdle(page, '/');
    const link = page.getByRole('main').getByRole('link', { name: 'Learn More', exact: true });
    await expect(link).toHaveAccessibleDescription('about the institute');
  });

  test('counts members, countries and events, never below the stated minimum', async ({ page }) => {
    await openPageUntilIdle(page, '/');
    const numbers = page.getByRole('region', { name: 'The institute in numbers' });
    for (const [word, least] of [
      ['active members', 2_500],
      ['countries', 50],
      ['live events', 100],
    ] as const) {
      const figure = numbers.getByRole('definition').nth(word === 'active members' ? 0 : word === 'countries' ? 1 : 2);
      await expect(figure).toHaveText(/^[\d,]+\+?$/);
      const text = (await figure.textContent()) ?? '';
      const count = Number(text.replace(/\D/g, ''));
      expect(count, word).toBeGreaterThanOrEqual(least);
      expect(text.endsWith('+'), word).toBe(count === least);
      await expect(numbers.getByText(word)).toBeVisible();
    }
  });

  test('sends no request to another host, and loads the film only when needed', async ({ page, baseURL }) => {
    const asked: string[] = [];
    page.on('request', (request) => void asked.push(request.url()));
    await page.clock.install();
    await openPageUntilIdle(page, '/');
    expect(asked.filter((url) => /star-field|\.mp4|\.vtt|\.jpg/.test(url))).toEqual([]);
    await getPageVideo(page).scrollIntoViewIfNeeded();
    await expect(getPageVideo(page)).toHaveAttribute('src', '/media/home.mp4');
    await page.clock.runFor(3_000);
    await expect(page.getByRole('dialog')).toBeVisible();
    expect(asked.filter((url) => new URL(url).origin !== baseURL && !url.startsWith('data:'))).toEqual([]);
  });
});

test('the book page shows contents, audience and both shops in new tabs', async ({ page }) => {
  await openPageUntilIdle(page, '/book');
  const main = page.getByRole('main');
  await expect(main.getByRole('region', { name: 'A passage from the book' })).toContainText('a lamp in its window');
  await expect(main.getByRole('list').getByRole('heading')).toHaveCount(5);
  for (const [name, address] of [
    ['Buy at Bookshop', 'https://bookshop.example/one-light'],
    ['Buy at Books', 'https://books.example/one-light'],
  ] as const) {
    const shop = main.getByRole('link', { name, exact: true }).first();
    await expect(shop).toHaveAttribute('href', address);
    await expect(shop).toHaveAttribute('target', '_blank');
  }
});

test('the press kit shows thanks, plays its film muted with controls and offers its files', async ({ page }) => {
  await openPageUntilIdle(page, '/press-kit');
  const main = page.getByRole('main');
  await expect(main.getByText('Thank you for telling others about us.')).toBeVisible();
  await expect(main.getByRole('link', { name: 'About us' })).toHaveAttribute('href', '/about');
  await expect(main.getByRole('link', { name: 'Membership' })).toHaveAttribute('href', '/membership');
  const film = getPageVideo(page);
  await film.scrollIntoViewIfNeeded();
  await expectVideoPlaying(film);
  expect(await getVideoState(film)).toMatchObject({ muted: true, controls: true });
  for (const link of await main.locator('a[download][href^="/"]').all()) {
    const file = await page.request.get((await link.getAttribute('href')) ?? '');
    expect(file.status()).toBe(200);
    expect(file.headers()['content-type']).toMatch(/^(image\/(svg\+xml|png)|video\/mp4)/);
  }
  const words = page.waitForEvent('download');
  await main.getByRole('link', { name: 'Download the text' }).click();
  expect((await words).suggestedFilename()).toBe('institute-of-oneness.txt');
});

for (const path of ['/privacy', '/terms', '/accessibility']) {
  test(`the contents of ${path} link to its sections`, async ({ page }) => {
    await openPageUntilIdle(page, path);
    const contents = page.getByRole('navigation', { name: 'On this page' }).getByRole('link');
    const headings = page.getByRole('main').getByRole('heading', { level: 2 });
    expect(await contents.allTextContents()).toEqual((await headings.allTextContents()).slice(1));
    await contents.last().click();
    await expect(headings.last()).toBeInViewport();
  });
}
