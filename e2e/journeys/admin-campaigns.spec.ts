import { expect, test, type Page } from '@playwright/test';
import { changeCampaign, findPageFaults, openNewCampaign } from '../support/campaigns.ts';
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

  await page.getByLabel('Subject').fill(subject);
  const text = page.getByRole('textbox', { name: 'Text', exact: true });
  await text.fill('Dear ');
  const insert = page.getByRole('button', { name: 'Insert' });
  await insert.click();
  await choose(page, 'First name');
  await expect(text).toBeFocused();
  await page.keyboard.type(', the days are short now.');
  await insert.click();
  await choose(page, 'Program');
  const items = page.getByRole('dialog', { name: 'Insert a program' });
  await items.getByLabel('Program').fill(program.title);
  await page.getByRole('option', { name: program.title }).click();
  await items.getByRole('button', { name: 'Insert' }).click();
  await expect(text).toHaveValue(new RegExp(`\\n\\n::program\\[${program.slug}\\]\\n$`));
  await insert.click();
  await choose(page, 'Button');
  await page.keyboard.type('Sit with us');
  await expect(text).toHaveValue(/::button\[Sit with us\]\(https:\/\/\)/);
  await saved(page);

  const frame = getFrame(page);
  await expect(frame.getByText('Dear Friend, the days are short now.', { exact: true })).toBeVisible();
  await expect(frame.getByText(program.title)).toBeVisible();
  const background = () =>
    frame
      .locator('.card')
      .first()
      .evaluate((card) => getComputedStyle(card).backgroundColor);
  const light = await background();
  await page.getByText('Dark', { exact: true }).click();
  await expect.poll(background).not.toBe(light);
  expect(await page.locator('iframe').getAttribute('sandbox')).toBe('');
  await info.attach('wide', { body: await page.screenshot({ fullPage: true }), contentType: 'image/png' });

  await page.getByRole('button', { name: 'Check', exact: true }).click();
  await expect(page.getByText('leads nowhere')).toBeVisible();
  expect(await findPageFaults(page, [360, 768, 1280])).toEqual([]);
  await page.setViewportSize({ width: 1280, height: 900 });
  await text.fill((await text.inputValue()).replace('(https://)', '(/events)'));
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
  await page.getByLabel('Subject').fill(`${subject} again`);
  await expect(page.getByText('another person has changed this campaign')).toBeVisible();
  await page.getByRole('button', { name: 'Save my version' }).click();
  await saved(page);
  await page.reload();
  await expect(page.getByLabel('Subject')).toHaveValue(`${subject} again`);
});

test('an editor writes on a phone in three parts, and copies and deletes a draft', async ({ page }, info) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const subject = createUniqueTitle('letter');
  await openMailing(page, 'editor');
  await openNewCampaign(page);
  await page.getByRole('radio', { name: 'Everyone on the mailing list' }).check();
  await page.getByLabel('Subject').fill(subject);
  await page.getByRole('textbox', { name: 'Text', exact: true }).fill('Good evening.');
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
  await rows.getByRole('button', { name: /^More/ }).click();
  await choose(page, 'Copy');
  await expect(rows).toHaveCount(2);
  expect(await findPageFaults(page, [320, 390, 1280])).toEqual([]);
  await rows.first().getByRole('button', { name: /^More/ }).click();
  await choose(page, 'Delete');
  await page.getByRole('dialog').getByRole('button', { name: 'Delete draft' }).click();
  await expect(rows).toHaveCount(1);
});
