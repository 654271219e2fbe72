import { expect, test } from '@playwright/test';
import { buyPlanByApi } from '../support/payment-api.ts';
import { chooseMemberPlan, openMemberList, findMemberRow } from '../support/member-list.ts';
import { callAdminApi, updateAccount, getDemoCredentials, createMember, signIn } from '../support/people.ts';

const planEndpoint = '**/api/functions/admin-update-user-plan';
const roleEndpoint = '**/api/functions/admin-manage-role';

test('a member has a plan immediately when an administrator assigns it in the list', async ({ page, browser }) => {
  const person = await createMember(page.request);
  await openMemberList(page);
  const row = await findMemberRow(page, person.email);
  await chooseMemberPlan(page, row, 'Creator');
  await expect(page.getByText('Plan updated successfully')).toBeVisible();
  await expect(row).toContainText('Creator');

  const member = await (await browser.newContext()).newPage();
  await signIn(member, person, '/members/dashboard');
  await expect(member.getByText('Upgrade to unlock')).toHaveCount(1);
  await member.context().close();
});

test('an administrator undoes a plan from the toast', async ({ page }) => {
  const person = await createMember(page.request);
  await buyPlanByApi(page.request, person, 'seeker');
  await openMemberList(page);
  const row = await findMemberRow(page, person.email);
  await chooseMemberPlan(page, row, 'Visionary');
  await expect(page.getByText('Plan updated successfully')).toBeVisible();
  await expect(row).toContainText('Visionary');
  await page.keyboard.press('F6');
  await expect(page.getByRole('button', { name: 'Undo' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByText('Plan change undone')).toBeVisible();
  await expect(row).toContainText('Seeker');
  await chooseMemberPlan(page, row, 'Creator');
  await expect(row).toContainText('Creator');
});

test('the undo fails with a message when a colleague has changed the plan since', async ({ page }) => {
  const person = await createMember(page.request);
  await openMemberList(page);
  const row = await findMemberRow(page, person.email);
  await chooseMemberPlan(page, row, 'Creator');
  await page.getByRole('button', { name: 'Undo' }).hover();
  await updateAccount(page.request, person, { plan: 'visionary' });
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByText('The plan has changed since then. Nothing was undone.')).toBeVisible();
  await expect(row).toContainText('Visionary');
});

test('a role is rejected with a message when the email is not confirmed', async ({ page }) => {
  const detail = 'The email of this account is not confirmed.';
  const person = await createMember(page.request);
  await openMemberList(page);
  await page.route(roleEndpoint, (route) =>
    route.fulfill({ status: 409, json: { code: 'auth.address-unconfirmed', title: 'Conflict', detail } }),
  );
  const row = await findMemberRow(page, person.email);
  await row.getByRole('button', { name: '+ Role' }).click();
  await page.getByRole('menuitem', { name: 'editor' }).click();
  await expect(page.getByText('Failed to add role')).toBeVisible();
  await expect(page.getByText(detail)).toBeVisible();
});

test('a plan is selected by keyboard, and only after Enter', async ({ page }) => {
  const person = await createMember(page.request);
  await openMemberList(page);
  const row = await findMemberRow(page, person.email);
  await row.getByRole('combobox').focus();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  await expect(row).toContainText('Free');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Plan updated successfully')).toBeVisible();
  await expect(row).toContainText('Seeker');
});

test('a plan below the paid one is rejected with a message, and the list shows the actual plan', async ({ page }) => {
  const person = await createMember(page.request);
  await buyPlanByApi(page.request, person, 'visionary');
  await openMemberList(page);
  const row = await findMemberRow(page, person.email);
  await chooseMemberPlan(page, row, 'Seeker');
  await expect(page.getByText('Failed to update plan')).toBeVisible();
  await expect(page.getByText('This member pays for a higher plan. Refund or cancel that first.')).toBeVisible();
  await expect(row).toContainText('Visionary');
});

test('an administrator assigns a role and removes it', async ({ page }) => {
  const person = await createMember(page.request);
  await openMemberList(page);
  const row = await findMemberRow(page, person.email);
  await row.getByRole('button', { name: '+ Role' }).click();
  await page.getByRole('menuitem', { name: 'editor' }).click();
  await expect(page.getByText('Role added successfully')).toBeVisible();
  await row.getByRole('button', { name: 'Remove role editor' }).click();
  await expect(page.getByText('Role removed successfully')).toBeVisible();
  await expect(row.getByRole('button', { name: /^Remove role/ })).toHaveCount(0);
});

test('administrators cannot remove their own role', async ({ page }) => {
  await openMemberList(page);
  const row = await findMemberRow(page, getDemoCredentials('admin').email);
  await row.getByRole('button', { name: 'Remove role admin' }).click();
  await expect(page.getByText('Failed to remove role')).toBeVisible();
  await expect(page.getByText('You cannot change your own roles. Ask another administrator.')).toBeVisible();
  await expect(row.getByRole('button', { name: 'Remove role admin' })).toBeEnabled();
});

// A browser test cannot time two administrators exactly, so the response is mocked.
test('the screen shows the reason when an administrator removes the last administrator', async ({ page }) => {
  const detail = 'This is the only administrator. Make another user an administrator first.';
  await openMemberList(page);
  await page.route(roleEndpoint, (route) =>
    route.fulfill({ status: 409, json: { code: 'admin.last-admin', title: 'Conflict', detail } }),
  );
  const row = await findMemberRow(page, getDemoCredentials('admin').email);
  await row.getByRole('button', { name: 'Remove role admin' }).click();
  await expect(page.getByText(detail)).toBeVisible();
});

test('a change without a session fails as not authenticated', async ({ page }) => {
  const person = await createMember(page.request);
  await openMemberList(page);
  await page.route(planEndpoint, (route) => route.fulfill({ status: 401, json: { detail: 'Not authenticated' } }));
  await chooseMemberPlan(page, await findMemberRow(page, person.email), 'Seeker');
  await expect(page.getByText('Not authenticated')).toBeVisible();
});

for (const role of ['editor', 'support'] as const) {
  test(`the role ${role} reads plans and roles, and cannot change them`, async ({ page }) => {
    await openMemberList(page, role);
    const row = await findMemberRow(page, getDemoCredentials('admin').email);
    await expect(row).toContainText('admin');
    await expect(row.getByRole('combobox')).toHaveCount(0);
    await expect(row.getByRole('button', { name: /Role/ })).toHaveCount(0);
  });
}

test('the search finds members by a part of the name or email in upper or lower case', async ({ page }) => {
  const person = await createMember(page.request);
  await openMemberList(page);
  const search = page.getByRole('searchbox', { name: 'Search by name or email...' });
  const mark = person.lastName.slice('Okafor-'.length);
  for (const fragment of [person.email.toUpperCase(), `amara okafor-${mark}`, `${mark}@EXAMPLE`]) {
    await search.fill(fragment);
    await expect(page.getByRole('row')).toHaveCount(2);
    await expect(page.getByRole('row').filter({ hasText: person.email })).toBeVisible();
    await search.fill('no user has this name');
    await expect(page.getByText('No members found')).toBeVisible();
  }
});

test('a member without a name is shown as Anonymous', async ({ page }) => {
  const email = `nameless-${Date.now()}@example.org`;
  await callAdminApi(page.request, 'users', { email, password: 'seven quiet mornings', email_confirm: true });
  await openMemberList(page);
  await expect(await findMemberRow(page, email)).toContainText('Anonymous');
});

test('the list shows an error and loads after a retry when its request fails', async ({ page }) => {
  await page.route('**/api/admin/members**', (route) => route.fulfill({ status: 403, json: { title: 'No' } }));
  await openMemberList(page);
  await expect(page.getByText('Failed to load users').first()).toBeVisible();
  await page.unroute('**/api/admin/members**');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('row').filter({ hasText: '@' }).first()).toBeVisible();
});

test('an administrator changes a plan and a role on a phone', async ({ page }) => {
  const person = await createMember(page.request);
  await page.setViewportSize({ width: 360, height: 740 });
  await openMemberList(page);
  const row = await findMemberRow(page, person.email);
  await chooseMemberPlan(page, row, 'Seeker');
  await expect(page.getByText('Plan updated successfully')).toBeVisible();
  await row.getByRole('button', { name: '+ Role' }).click();
  await page.getByRole('menuitem', { name: 'support' }).click();
  await expect(row.getByRole('button', { name: 'Remove role support' })).toBeVisible();
});
