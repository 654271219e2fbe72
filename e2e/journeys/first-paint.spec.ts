import { expect, test } from '@playwright/test';

for (const path of ['/', '/programs/foundations-of-oneness', '/contact']) {
  test(`the first paint of ${path} waits for no script, and the scripts wait for it`, async ({ page }) => {
    await page.goto(path);
    const begins = () =>
      page.evaluate(() =>
        performance
          .getEntriesByType('resource')
          .filter(({ name }) => name.endsWith('.js'))
          .map(({ startTime }) => startTime),
      );
    await expect.poll(begins).not.toHaveLength(0);
    const painted = await page.evaluate(
      () => performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Infinity,
    );
    expect(Math.min(...(await begins()))).toBeGreaterThanOrEqual(painted);
  });
}

test('what is pressed before the scripts have come is done once they have', async ({ page }) => {
  const held = Promise.withResolvers<void>();
  await page.route('**/assets/*.js', async (route) => {
    await held.promise;
    await route.continue();
  });
  await page.goto('/membership', { waitUntil: 'commit' });
  await page.getByRole('radio', { name: 'Monthly' }).click();
  await page.getByRole('button', { name: 'Become a Creator' }).click();
  await expect(page).toHaveURL(/\/membership$/);
  held.resolve();
  await expect(page).toHaveURL(/\/auth\?/);
});

test('an empty document, which only scripts can draw, asks for them at once', async ({ page }) => {
  await page.goto('/auth');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const begin = await page.evaluate(
    () => performance.getEntriesByType('resource').find(({ name }) => name.endsWith('/config.js'))?.startTime,
  );
  const painted = await page.evaluate(
    () => performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Infinity,
  );
  expect(begin).toBeLessThan(painted);
});
