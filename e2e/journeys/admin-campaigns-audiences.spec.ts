import { expect, test, type Locator, type Page } from '@playwright/test';
import {
  changeCampaign,
  controlCampaign,
  createCampaign,
  findPageFaults,
  openNewCampaign,
  subscribePeople,
  typeEmailText,
} from '../support/campaigns.ts';
import { createUniqueTitle } from '../support/content.ts';
import { getDemoCredentials, signIn } from '../support/people.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

const saved = (page: Page) => expect(page.getByText(/^Draft saved at/)).toBeVisible();

async function typeDay(field: Locator, text: string): Promise<void> {
  await field.pressSequentially(text);
  await field.blur();
}

async function renameAudience(dialog: Locator, { from, to }: { from: string; to: string }): Promise<void> {
  const field = dialog.getByLabel('Name');
  await expect(field).toHaveValue(from);
  await field.clear();
  await field.pressSequentially(to);
  await expect(field).toHaveValue(to);
}

async function deleteAudience(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name: `More for ${name}` }).click();
  await page.getByRole('menuitem', { name: 'Delete' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete audience' }).click();
}

test('an editor saves an audience, changes it, writes a campaign for it and deletes it', async ({ page }, info) => {
  test.slow();
  await page.setViewportSize({ width: 1280, height: 900 });
  const [name, renamed] = [createUniqueTitle('audience'), createUniqueTitle('readers')];
  const source = `audience-${crypto.randomUUID().slice(0, 8)}`;
  await subscribePeople(page.request, source, 2);
  await signIn(page, getDemoCredentials('editor'), '/admin/mailing');
  await page.getByRole('tab', { name: 'Audiences' }).click();
  await expect(page).toHaveURL(/\/admin\/mailing\/audiences$/);

  await page.getByRole('button', { name: 'New audience' }).click();
  const adding = page.getByRole('dialog', { name: 'New audience' });
  await adding.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(adding.getByText('Name is required')).toBeVisible();
  await adding.getByLabel('Name').pressSequentially(name);
  const joinedSince = adding.getByLabel('Joined since');
  await typeDay(joinedSince, '1 Jan 20200');
  await expect(adding.getByText(/^Write the date like/)).toBeVisible();
  await expect(adding.getByRole('button', { name: 'Save', exact: true })).toBeDisabled();
  await adding.getByRole('button', { name: 'Clear conditions' }).click();
  await expect(joinedSince).toHaveValue('');
  await adding.getByLabel('Sources').pressSequentially(source);
  await page.getByRole('option', { name: source }).click();
  await typeDay(joinedSince, '1 Jan 2020');
  await expect(adding.getByText(/^2 people of/)).toBeVisible();
  await info.attach('audience', { body: await page.screenshot(), contentType: 'image/png' });
  expect(await findPageFaults(page, [390, 1280])).toEqual([]);
  await adding.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('Audience saved')).toBeVisible();
  const row = page.getByRole('row').filter({ hasText: name });
  await expect(row).toContainText(`Source ${source}, joined since 1 Jan 2020`);

  await row.getByRole('button', { name: /^More/ }).click();
  await page.getByRole('menuitem', { name: 'Edit' }).click();
  const editing = page.getByRole('dialog', { name: 'Edit audience' });
  await renameAudience(editing, { from: name, to: renamed });
  await typeDay(editing.getByLabel('Joined before'), '1 Jan 2020');
  await expect(editing.getByText(/^0 people of/)).toBeVisible();
  await editing.getByLabel('Joined before').fill('');
  await editing.getByLabel('Joined before').press('Tab');
  await expect(editing.getByText(/^2 people of/)).toBeVisible();
  await editing.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByRole('row').filter({ hasText: renamed })).toBeVisible();
  await expect(row).toHaveCount(0);
  expect(await findPageFaults(page, [320, 390, 768, 1280])).toEqual([]);

  await page.getByRole('tab', { name: 'Campaigns' }).click();
  const id = await openNewCampaign(page);
  await page.getByRole('radio', { name: 'A saved audience' }).check();
  await page.getByLabel('Audience', { exact: true }).pressSequentially(renamed);
  await page.getByRole('option', { name: renamed }).click();
  await expect(page.getByText(/^2 people of/)).toBeVisible();
  await page.getByLabel('Subject').pressSequentially('To two people');
  await typeEmailText(page, 'Good evening.');
  await saved(page);
  await info.attach('chosen', { body: await page.screenshot({ fullPage: true }), contentType: 'image/png' });
  expect(await findPageFaults(page, [390, 1280])).toEqual([]);
  await page.getByRole('button', { name: 'Check', exact: true }).click();
  await expect(page.getByText('It would go to 2 people now.')).toBeVisible();

  await controlCampaign(page.request, id, 'send', { recipients: 2, sendAt: '2031-03-06T14:00:00Z' });
  await page.goto('/admin/mailing/audiences');
  await deleteAudience(page, renamed);
  await expect(page.getByText(/A scheduled campaign uses this audience/)).toBeVisible();
  await page.getByRole('button', { name: `More for ${renamed}` }).click();
  await page.getByRole('menuitem', { name: 'Edit' }).click();
  await renameAudience(editing, { from: renamed, to: name });
  await editing.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(row).toBeVisible();
  await controlCampaign(page.request, id, 'undo');
  await deleteAudience(page, name);
  await expect(page.getByText('Audience deleted')).toBeVisible();
  await expect(row).toHaveCount(0);
});

test('conditions of a campaign become a saved audience on a phone', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const name = createUniqueTitle('audience');
  const id = await createCampaign(page.request, { subject: 'To some', body: 'Good evening.' });
  await changeCampaign(page.request, id, { filter: { tiers: ['seeker'] } });
  await signIn(page, getDemoCredentials('editor'), `/admin/mailing/campaigns/${id}`);
  await expect(page.getByRole('radio', { name: 'Only some people' })).toBeChecked();
  const joinedSince = page.getByLabel('Joined since');
  await typeDay(joinedSince, 'last spring');
  await expect(page.getByText('Not saved: a date is not readable.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Send a test' })).toBeDisabled();
  await page.getByRole('radiogroup', { name: 'Part' }).getByText('Check', { exact: true }).click();
  await expect(page.getByRole('button', { name: 'Check', exact: true })).toBeDisabled();
  await page.getByRole('radiogroup', { name: 'Part' }).getByText('Write', { exact: true }).click();
  await joinedSince.fill('');
  await joinedSince.blur();
  await page.getByRole('button', { name: 'Save as an audience...' }).click();
  const dialog = page.getByRole('dialog', { name: 'Save as an audience' });
  await dialog.getByLabel('Name').pressSequentially(name);
  await dialog.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByRole('radio', { name: 'A saved audience' })).toBeChecked();
  await expect(page.getByText('Tier Seeker.')).toBeVisible();
  await saved(page);
  await page.reload();
  await expect(page.getByRole('radio', { name: 'A saved audience' })).toBeChecked();
  await expect(page.getByText(name, { exact: true })).toBeVisible();
  expect(await findPageFaults(page, [390])).toEqual([]);
});
