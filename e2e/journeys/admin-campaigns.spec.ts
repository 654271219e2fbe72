import { expect, test, type Page } from '@playwright/test';
import { changeCampaign, findPageFaults, openNewCampaign, typeEmailText } from '../support/campaigns.ts';
import { createContentItem, createUniqueTitle } from '../support/content.ts';
import { fetchEmails } from '../support/mailbox.ts';
import { getDemoCredentials, signIn } from '../support/people.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

const saved = (page: Page) => expect(page.getByText(/^Draft saved at/)).toBeVisible();
const getFrame = (page: Page) => page.frameLocator('iframe[title^="Preview of the email"]');
const choose = (page: Page, name: string) => page.getByRole('menuitem', { name, exact: true }).click();

async function openMailing(page: Page, role: 'admin' | 'editor' = 'admin'): Promise<void> {
  await signIn(page, getDemoCredentials(role), '/admin/mailing');
  await expect(page.getByRole('heading', { level: 1, name: 'Mailing' })).toBeVisible();
}

test('an administrator writes a campaign, sees it as a reader, checks it and gets a test', async ({ page }, info) => {
  test.slow();
  await page.setViewportSize({ width: 1280, height: 900 });
  const subject = createUniqueTitle('letter');
  const program = { title: createUniqueTitle('program'), slug: `p-${crypto.randomUUID()}` };
  await createContentItem(page.request, 'programs', { ...program, status: 'published' });
  await openMailing(page);
  const id = await openNewCampaign(page);

  await page.getByRole('radio', { name: 'Only some people' }).check();
  await expect(page.getByText('Choose at least one condition.')).toBeVisible();
  await page.getByLabel('Tiers').click();
  await page.getByRole('option', { name: 'Free' }).click();
  await page.keyboard.press('Escape');
  await expect(page.getByText(/of [\d,]+ active/)).toBeVisible();
  await page.getByRole('button', { name: 'Who are they?' }).click();
  const people = page.getByRole('dialog', { name: 'Who are they?' });
  await expect(people.getByRole('listitem').first()).toContainText('Free');
  await people.getByRole('button', { name: 'Close' }).last().click();

  await page.getByLabel('Subject').pressSequentially(subject);
  const text = await typeEmailText(page, 'Dear ');
  const insert = page.getByRole('button', { name: 'Insert', exact: true });
  await insert.click();
  await choose(page, 'First name');
  await expect(text).toBeFocused();
  await expect(text.getByText('first name, else Friend', { exact: true })).toBeVisible();
  await page.keyboard.type(', the days are short now.');
  await insert.click();
  await choose(page, 'Program');
  const items = page.getByRole('dialog', { name: 'Insert a program' });
  await items.getByLabel('Program').pressSequentially(program.title);
  await page.getByRole('option', { name: program.title }).click();
  await items.getByRole('button', { name: 'Insert' }).click();
  await expect(text.getByText(`Program: ${program.slug}`, { exact: true })).toBeVisible();
  await insert.click();
  await choose(page, 'Button');
  const button = page.getByRole('dialog', { name: 'Insert a button' });
  await button.getByLabel('Label').pressSequentially('Sit with us');
  await button.getByLabel('Link to').pressSequentially('nowhere');
  await button.getByRole('button', { name: 'Insert' }).click();
  await expect(button.getByText(/^Type a path such as/)).toBeVisible();
  await button.getByLabel('Link to').fill('');
  await button.getByLabel('Link to').pressSequentially('/events/no-such-event');
  await button.getByRole('button', { name: 'Insert' }).click();
  await expect(text.getByText('Button: Sit with us, to /events/no-such-event', { exact: true })).toBeVisible();
  await saved(page);

  const frame = getFrame(page);
  await expect(frame.getByText('Dear Friend, the days are short now.', { exact: true })).toBeVisible();
  await expect(frame.getByText(program.title)).toBeVisible();
  await expect(frame.getByText('Sit with us').first()).toBeVisible();
  const background = () =>
    frame
      .locator('.card')
      .first()
      .evaluate((card) => getComputedStyle(card).backgroundColor);
  const light = await background();
  await page.getByText('Dark', { exact: true }).click();
  // A change of the theme reloads the frame, so a running call in the old document can fail.
  await expect.poll(() => background().catch(() => light)).not.toBe(light);
  expect(await page.locator('iframe').getAttribute('sandbox')).toBe('');
  await info.attach('wide', { body: await page.screenshot({ fullPage: true }), contentType: 'image/png' });

  await page.getByRole('button', { name: 'Check', exact: true }).click();
  await expect(page.getByText('leads nowhere')).toBeVisible();
  expect(await findPageFaults(page, [360, 768, 1280])).toEqual([]);
  await page.setViewportSize({ width: 1280, height: 900 });
  await text.getByText('Button: Sit with us').click();
  await page.getByRole('button', { name: 'Edit block' }).click();
  const editing = page.getByRole('dialog', { name: 'Edit button' });
  await editing.getByLabel('Link to').fill('');
  await editing.getByLabel('Link to').pressSequentially('/events');
  await editing.getByRole('button', { name: 'Save' }).click();
  await expect(text.getByText('Button: Sit with us, to /events', { exact: true })).toBeVisible();
  await expect(page.getByText('The draft has changed since the last check.')).toBeVisible();
  await page.getByRole('button', { name: 'Check', exact: true }).click();
  await expect(page.getByText('Nothing has to be corrected')).toBeVisible();
  await expect(page.getByText(/^It would go to [\d,]+ (person|people) now/)).toBeVisible();

  await page.getByRole('button', { name: 'Send a test' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Send the test' }).click();
  await expect(page.getByText('Test sent')).toBeVisible();
  const { email } = getDemoCredentials('admin');
  const received = async () => (await fetchEmails(page.request, email)).find((mail) => mail.subject.includes(subject));
  await expect.poll(async () => (await received())?.text, { timeout: 20_000 }).toContain('Dear Friend');

  await changeCampaign(page.request, id, { preheader: 'Written by another person' });
  await expect(page.getByLabel('Subject')).toHaveValue(subject);
  await page.getByLabel('Subject').press('End');
  await page.getByLabel('Subject').pressSequentially(' again');
  await expect(page.getByText('another person has changed this campaign')).toBeVisible();
  await page.getByRole('button', { name: 'Save my version' }).click();
  await saved(page);
  await page.reload();
  await expect(page.getByLabel('Subject')).toHaveValue(`${subject} again`);
  await page.getByRole('toolbar', { name: 'Format of Text' }).getByRole('button', { name: 'Plain text' }).click();
  const source = `Dear {{first name, else Friend}}, the days are short now.\n\n::program[${program.slug}]\n\n::button[Sit with us](/events)`;
  await expect(text).toHaveValue(source);
  await page.getByRole('button', { name: 'Show the text as it will look' }).click();
  await expect(text.getByText('first name, else Friend', { exact: true })).toBeVisible();
});

test('an editor writes on a phone in three parts, and copies and deletes a draft', async ({ page }, info) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const subject = createUniqueTitle('letter');
  await openMailing(page, 'editor');
  await openNewCampaign(page);
  await page.getByRole('radio', { name: 'Everyone on the mailing list' }).check();
  await page.getByLabel('Subject').pressSequentially(subject);
  await typeEmailText(page, 'Good evening.');
  await saved(page);
  await info.attach('write', { body: await page.screenshot({ fullPage: true }), contentType: 'image/png' });
  await page.getByText('See it', { exact: true }).click();
  await expect(getFrame(page).getByText('Good evening.', { exact: true })).toBeVisible();
  await expect(page.getByLabel('Subject')).toBeHidden();
  await info.attach('see', { body: await page.screenshot({ fullPage: true }), contentType: 'image/png' });
  await page.getByRole('radiogroup', { name: 'Part' }).getByText('Check', { exact: true }).click();
  await page.getByRole('button', { name: 'Check', exact: true }).click();
  await expect(page.getByText('Nothing has to be corrected')).toBeVisible();
  await expect(page.getByRole('button', { name: /^Send to/ })).toHaveCount(0);
  expect(await findPageFaults(page, [390])).toEqual([]);

  await page.getByRole('link', { name: 'All campaigns' }).click();
  const rows = page.getByRole('row').filter({ hasText: subject });
  await expect(rows).toHaveCount(1);
  await page.getByRole('searchbox', { name: 'Search by subject...' }).fill(subject.toUpperCase());
  await page.getByRole('combobox', { name: 'Status' }).click();
  await page.getByRole('option', { name: 'draft', exact: true }).click();
  await expect(page).toHaveURL(/q=.*&status=draft$/);
  await page.reload();
  await expect(page.getByRole('table', { name: 'Campaigns' }).getByRole('button', { name: /^More/ })).toHaveCount(1);
  await expect(rows).toHaveCount(1);
  await page.setViewportSize({ width: 1280, height: 900 });
  for (const name of ['Delivered', 'Clicks']) await expect(page.getByRole('columnheader', { name })).toBeVisible();
  await page.setViewportSize({ width: 390, height: 844 });
  await rows.getByRole('button', { name: /^More/ }).click();
  await choose(page, 'Copy');
  await expect(rows).toHaveCount(2);
  expect(await findPageFaults(page, [320, 390, 1280])).toEqual([]);
  await rows.first().getByRole('button', { name: /^More/ }).click();
  await choose(page, 'Delete');
  await page.getByRole('dialog').getByRole('button', { name: 'Delete draft' }).click();
  await expect(rows).toHaveCount(1);
});
