import { expect, test, type APIRequestContext } from '@playwright/test';
import { findAccessibilityErrors } from '../support/accessibility.ts';
import { fetchOnlyEmail } from '../support/mailbox.ts';
import { getDemoCredentials, signIn } from '../support/people.ts';

async function joinList(request: APIRequestContext): Promise<string> {
  const email = `consent-${crypto.randomUUID()}@example.org`;
  await request.post('/api/functions/subscribe-email', { data: { email, source: 'footer' } });
  const token = /#token=([\w-]+)/.exec((await fetchOnlyEmail(request, email)).text)?.[1];
  if (token) await request.post('/api/functions/confirm-subscription', { data: { token } });
  return email;
}

test('support reads the consents of a subscriber and unsubscribes the person', async ({ page }) => {
  const email = await joinList(page.request);
  await signIn(page, getDemoCredentials('support'), '/admin/subscribers');
  await page.getByRole('searchbox', { name: 'Search by email or name...' }).fill(email);
  await page.getByRole('button', { name: `Show consent of ${email}` }).click();
  const consents = page.getByRole('table', { name: 'Consent' });
  await expect(consents.getByRole('row')).toHaveCount(3);
  await expect(consents).toContainText('Newsletter');
  await expect(consents).toContainText('Sign-up form of the home page');
  await expect(consents).toContainText('Unsubscribe any time.');
  expect(await findAccessibilityErrors(page)).toEqual([]);

  await page.getByRole('button', { name: 'Unsubscribe', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: `Unsubscribe ${email}?` });
  await expect(dialog).toContainText('only they can come back');
  await dialog.getByRole('button', { name: 'Unsubscribe' }).click();
  await expect(consents.getByRole('row')).toHaveCount(5);
  await expect(consents).toContainText('Staff, at the request of the person');
  await expect(page.getByText('Unsubscribed', { exact: true }).first()).toBeVisible();
  await expect(page.getByRole('button', { name: 'Unsubscribe', exact: true })).toHaveCount(0);
});
