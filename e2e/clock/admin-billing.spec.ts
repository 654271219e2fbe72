import { expect, test } from '@playwright/test';
import { advanceStripeClock, runWithLostWebhooks } from '../support/checkout.ts';
import { expectMemberTier, startPaymentByApi } from '../support/payment-api.ts';
import { getDemoCredentials, createMember, signIn } from '../support/people.ts';

test('billing finds, explains and repairs a difference when webhooks are lost', async ({ page }) => {
  const person = await createMember(page.request);
  await runWithLostWebhooks(page.request, async () => {
    await startPaymentByApi(page.request, person, 'creator');
    await advanceStripeClock(page.request, '1m');
  });
  await signIn(page, getDemoCredentials('admin'), '/admin/billing');
  const difference = page
    .getByRole('table', { name: 'Differences' })
    .getByRole('row')
    .filter({ has: page.getByRole('link', { name: person.email }) });
  await expect(difference).toContainText('Missed event');
  await expect(difference).toContainText('no subscription');
  await expect(difference).toContainText('creator monthly at 2500');
  await expect(difference).toContainText(/(?<!not )fixed/);
  await expectMemberTier(page.request, person, 'creator');
});
