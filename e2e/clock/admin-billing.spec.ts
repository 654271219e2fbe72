import { expect, test } from '@playwright/test';
import { advance, withReportsLost } from '../support/buying.ts';
import { expectTier, pay } from '../support/paying.ts';
import { demoAccount, oldFriend, signIn } from '../support/people.ts';

test('billing finds, explains and repairs a difference when webhooks are lost', async ({ page }) => {
  const person = await oldFriend(page.request);
  await withReportsLost(page.request, async () => {
    await pay(page.request, person, 'creator');
    await advance(page.request, '1m');
  });
  await signIn(page, demoAccount('admin'), '/admin/billing');
  const difference = page
    .getByRole('table', { name: 'Differences' })
    .getByRole('row')
    .filter({ has: page.getByRole('link', { name: person.email }) });
  await expect(difference).toContainText('Missed event');
  await expect(difference).toContainText('no subscription');
  await expect(difference).toContainText('creator monthly at 2500');
  await expect(difference).toContainText(/(?<!not )fixed/);
  await expectTier(page.request, person, 'creator');
});
