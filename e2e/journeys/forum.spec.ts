import { expect, test, type Page } from '@playwright/test';
import { openPageAsNewMember } from '../support/forum.ts';
import { getDemoCredentials, signIn, type TestPerson } from '../support/people.ts';
import { openPageUntilIdle } from '../support/settle.ts';

test('new replies of another member are offered, and not inserted, while a member reads', async ({ page, browser }) => {
  const asking = await openPageAsNewMember(page, '/members/forum/new');
  const title = `The minute before the door ${crypto.randomUUID().slice(0, 8)}`;
  await page.getByLabel('Your post').fill('How do you come **home**?');
  await page.getByRole('button', { name: 'Post' }).click();
  await expect(page.getByText('Give it a title, so that others find it.')).toBeVisible();
  await page.getByLabel('Title').fill(title);
  await page.getByRole('button', { name: 'Post' }).click();
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  await expect(page.locator('strong', { hasText: 'home' })).toBeVisible();

  const other = await (await browser.newContext()).newPage();
  await openPageAsNewMember(other, new URL(page.url()).pathname);
  await postReply(other, 'I put the bags down first.');
  const answer = page.getByRole('article').filter({ hasText: 'I put the bags down' });
  const news = page.getByRole('button', { name: '1 new reply' });
  await expect(news).toBeVisible();
  await expect(answer).toHaveCount(0);
  await news.click();
  await expect(answer).toBeVisible();
  await expect(news).toHaveCount(0);
  await expect(page.locator(':focus')).toContainText('I put the bags down');
  await answer.getByRole('button', { name: 'Say thank you' }).click();
  await expect(answer.getByRole('button', { name: '1 thank-you' })).toHaveAttribute('aria-pressed', 'true');

  const own = other.getByRole('article').filter({ hasText: 'I put the bags down' });
  await own.getByRole('button', { name: 'Edit' }).click();
  await expect(other.getByRole('textbox', { name: 'Your post' })).toBeFocused();
  await other.getByRole('textbox', { name: 'Your post' }).fill('I put the keys down first.');
  await other.getByRole('button', { name: 'Save' }).click();
  const edited = other.getByRole('article').filter({ hasText: 'I put the keys down first.' });
  await expect(edited.getByRole('button', { name: 'Edit', exact: true })).toBeFocused();
  await edited.getByRole('button', { name: /^edited/ }).click();
  await expect(edited.getByRole('region', { name: 'Earlier versions' })).toContainText('I put the bags down first.');

  const field = other.getByRole('textbox', { name: 'Your reply' });
  const option = other.getByRole('option', { name: fullName(asking) });
  await field.pressSequentially('Thank you @Ama');
  await expect(option).toHaveAttribute('aria-selected', 'true');
  await field.press('Escape');
  await expect(option).toHaveCount(0);
  await field.fill('');
  await field.pressSequentially('Thank you @');
  await compose(other, 'Ama');
  await expect(option).toBeVisible();
  await pressWhileComposing(other, 'Enter');
  await expect(field, 'Enter belongs to the input method').toHaveValue('Thank you @Ama');
  await other.keyboard.insertText('Ama');
  await expect(field).toHaveValue('Thank you @Ama');
  await expect(option).toBeVisible();
  await field.press('ArrowUp');
  await field.press('ArrowDown');
  await field.press('Enter');
  await expect(field).toHaveValue(`Thank you @${fullName(asking)} `);
  await other.getByRole('button', { name: 'Reply', exact: true }).click();
  await expect(other.getByRole('article').last()).toContainText(`Thank you @${fullName(asking)}`);
  await page.getByRole('button', { name: /^Notifications, \d unread/ }).click();
  await page.getByRole('link', { name: `mentioned you in “${title}”` }).click();
  // The page may fetch the posts at any moment, so either the post or the button is visible.
  const mention = page.getByRole('article').filter({ hasText: `@${fullName(asking)}` });
  await expect(news.or(mention).first()).toBeVisible();
  if ((await mention.count()) === 0) await news.click();
  await expect(mention).toBeVisible();

  await openPageUntilIdle(page, '/members/forum');
  const row = page.getByRole('listitem').filter({ hasText: title });
  await expect(row).not.toContainText('new');
  await postReply(other, 'One more.');
  await page.reload();
  await expect(row).toContainText('1 new');
  await row.getByRole('link').click();
  await expect(page.getByRole('heading', { name: 'New since your last visit' })).toBeVisible();
  await postReply(page, 'The last one.');
  await page.getByRole('link', { name: 'Forum', exact: true }).last().click();
  await expect(row).toContainText('4 replies');
  await expect(row).not.toContainText('new');
  await other.context().close();
});

test('members see each other with the profile that each of them has chosen', async ({ page, browser }) => {
  const name = `Zora of ${crypto.randomUUID().slice(0, 8)}`;
  await openPageAsNewMember(page, '/account#forum');
  await page.getByLabel('Name in the forum').fill(name);
  await page.getByLabel('A line about you').fill('Holds a circle at home.');
  await page.getByRole('region', { name: 'In the forum' }).getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Saved. Members see you like this now.')).toBeVisible();
  await page.goto('/members/forum/the-third-breath');
  await postReply(page, 'Zora was here.');

  const other = await (await browser.newContext()).newPage();
  await openPageAsNewMember(other, '/members/forum/the-third-breath');
  const said = other.getByRole('article').filter({ hasText: 'Zora was here.' });
  await said.getByRole('button', { name, exact: true }).click();
  const card = other.getByRole('dialog', { name });
  await expect(card).toContainText('Holds a circle at home.');
  await card.getByRole('link', { name: 'See 1 post' }).click();
  await expect(other.getByRole('heading', { name: `Posts by ${name}` })).toBeVisible();
  await other.getByRole('link', { name: 'The third breath' }).click();
  await said.getByRole('button', { name, exact: true }).click();
  await card.getByRole('button', { name: `Mute ${name}` }).click();
  await expect(other.getByRole('article', { name: `You muted ${name}.` })).toBeVisible();
  await expect(said).toHaveCount(0);
  await other.goto('/account#forum');
  await other.getByRole('button', { name: `Unmute ${name}` }).click();
  await expect(other.getByText('None.')).toBeVisible();
  await other.getByLabel('Name in the forum').pressSequentially(name.toUpperCase());
  const own = other.getByRole('region', { name: 'In the forum' });
  await own.getByRole('button', { name: 'Save' }).click();
  await expect(own.getByRole('alert')).toContainText('Another member has this name, or one that looks like it.');
  await other.context().close();
});

test('a lesson has one thread, which a member starts on its page and another replies to on a phone', async ({
  page,
  browser,
}) => {
  const path = '/members/modules/foundations-of-oneness-1/foundations-of-oneness-1-3';
  await openPageAsNewMember(page, path);
  await page.getByRole('link', { name: 'Start the discussion' }).click();
  await page.getByRole('checkbox', { name: 'Follow replies' }).uncheck();
  await page.getByLabel('Your post').fill('What did you hear in it?');
  await page.getByRole('button', { name: 'Post' }).click();
  await expect(page.getByRole('switch', { name: 'Follow this topic' })).toHaveAttribute('aria-checked', 'false');
  const talk = new URL(page.url()).pathname;

  const phone = await (await browser.newContext({ viewport: { width: 390, height: 800 } })).newPage();
  await openPageAsNewMember(phone, path);
  await expect(phone.getByRole('region', { name: 'Discussion' })).toContainText('What did you hear in it?');
  await phone.getByRole('link', { name: 'Read and reply' }).click();
  await phone.getByRole('link', { name: 'Reply', exact: true }).click();
  await expect(phone.getByRole('link', { name: 'Close' })).toBeVisible();
  await expect(phone.getByRole('navigation', { name: 'Main' })).toBeHidden();
  await phone.getByRole('textbox', { name: 'Your reply' }).fill('My own steps.');
  await phone.getByRole('button', { name: 'Reply', exact: true }).click();
  await expect(phone.getByRole('article').filter({ hasText: 'My own steps.' })).toBeInViewport();
  expect(new URL(phone.url()).pathname).toBe(talk);
  await page.goto('/members/modules/foundations-of-oneness-1');
  await expect(page.getByRole('region', { name: 'With this module' })).toContainText('1 reply');
  await phone.context().close();
});

test('the focus moves to the first new post when a member loads more by keyboard', async ({ page }) => {
  await signIn(page, getDemoCredentials('seeker'));
  await page.route(/forum.topics\?/, (route) =>
    route.continue({ url: route.request().url().replace('limit=50', 'limit=5') }),
  );
  await openPageUntilIdle(page, '/members/forum');
  const rows = page.getByRole('region', { name: 'Recent discussions' }).getByRole('listitem');
  await expect(rows.first()).toBeVisible();
  const shown = await rows.count();
  await page.getByRole('button', { name: 'Show 50 more' }).press('Enter');
  await expect(rows.nth(shown)).toBeFocused();
});

test("a member below the forum's tier sees the upgrade page and no posts", async ({ page }) => {
  await signIn(page, getDemoCredentials('free'), '/members/dashboard');
  const refused: string[] = [];
  page.on('response', (answer) => answer.status() === 403 && refused.push(answer.url()));
  const paths = ['/members/forum/the-third-breath', '/members/forum', '/members/forum/new'];
  for (const path of paths) {
    await openPageUntilIdle(page, path);
    await expect(page.getByText('The forum opens with Seeker.')).toBeVisible();
    await expect(page.getByRole('article')).toHaveCount(0);
  }
  expect(refused, 'what is refused is not asked for again').toHaveLength(paths.length);
});

const fullName = ({ firstName, lastName }: TestPerson): string => `${firstName} ${lastName}`;

async function postReply(page: Page, words: string): Promise<void> {
  await page.getByRole('textbox', { name: 'Your reply' }).fill(words);
  await page.getByRole('button', { name: 'Reply', exact: true }).click();
  await expect(page.getByRole('article').filter({ hasText: words })).toBeVisible();
}

async function compose(page: Page, text: string): Promise<void> {
  const browser = await page.context().newCDPSession(page);
  await browser.send('Input.imeSetComposition', { text, selectionStart: text.length, selectionEnd: text.length });
}

async function pressWhileComposing(page: Page, key: 'Enter'): Promise<void> {
  const browser = await page.context().newCDPSession(page);
  await browser.send('Input.dispatchKeyEvent', { type: 'rawKeyDown', key, code: key, windowsVirtualKeyCode: 13 });
  await browser.send('Input.dispatchKeyEvent', { type: 'keyUp', key, code: key, windowsVirtualKeyCode: 13 });
}
