import { expect, test } from '@playwright/test';
import { getDemoCredentials, signIn } from '../support/people.ts';

const LOCKED = { free: 6, seeker: 2, creator: 1, visionary: 0 } as const;

for (const tier of ['free', 'seeker', 'creator', 'visionary'] as const) {
  test(`${tier} finds ${LOCKED[tier]} of the six rooms locked`, async ({ page }) => {
    await signIn(page, getDemoCredentials(tier));
    const rooms = page.getByRole('region', {
      name: tier === 'free' ? 'Included in membership' : 'Included in your plan',
    });
    await expect(rooms.getByRole('link')).toHaveCount(6);
    await expect(page.getByText('Upgrade to unlock')).toHaveCount(LOCKED[tier]);
  });
}

test('a locked room links to membership, an open one to its page', async ({ page }) => {
  await signIn(page, getDemoCredentials('seeker'));
  await page.getByRole('link', { name: /Visionary Circle/ }).click();
  await expect(page).toHaveURL(/\/membership$/);
  await page.goBack();
  await page
    .getByRole('main')
    .getByRole('link', { name: /^Library/ })
    .click();
  await expect(page.getByRole('heading', { level: 1, name: 'Resource Library' })).toBeVisible();
});

test('content above the tier is listed without a link', async ({ page }) => {
  await signIn(page, getDemoCredentials('seeker'));
  await page.goto('/members/meditations');
  const deep = page.getByRole('listitem').filter({ hasText: 'Deep Practice Circle' }).first();
  await expect(deep).toContainText(/Saturdays 9:00 AM E[SD]T, Creator\+/);
  await expect(deep.getByRole('button', { name: /^Join Live/ })).toHaveCount(0);
  await expect(deep.getByRole('link', { name: /^See membership/ })).toBeVisible();
});

test('a module opens its lessons', async ({ page }) => {
  await signIn(page, getDemoCredentials('visionary'));
  await page.goto('/members/modules');
  const first = page.getByRole('main').getByRole('listitem').first();
  const link = first.getByRole('link', { name: /^(Begin|Continue) ?: / });
  const [, module = ''] = ((await link.textContent()) ?? '').split(': ');
  await link.click();
  await expect(page.getByRole('heading', { level: 1, name: module })).toBeVisible();
  await expect(page.getByRole('main').getByRole('listitem').first()).toBeVisible();
});
