import { randomInt } from 'node:crypto';
import { expect, test, type Locator, type Page } from '@playwright/test';
import { findContentRow, createUniqueTitle, openContentList, clickSave } from '../support/content.ts';
import { getDemoCredentials, signIn } from '../support/people.ts';
import { openAndChooseOption, selectOption } from '../support/select.ts';

interface ContentJourney {
  kind: string;
  one: string;
  fillIn: (page: Page, dialog: Locator) => Promise<void>;
  question: string;
  seenAt?: string;
  titleLabel?: string;
}

const url = (_page: Page, dialog: Locator) => dialog.getByLabel('URL').fill('https://files.example/kept');
const sound = (_page: Page, dialog: Locator) => dialog.getByLabel('URL').fill('/files/media/meditation-5.m4a');

async function start(_page: Page, dialog: Locator): Promise<void> {
  const [begin, end] = [dialog.getByLabel('Start'), dialog.getByRole('textbox', { name: 'End' })];
  await begin.pressSequentially('5 Mar 2030, 6:30 PM');
  await begin.press('Enter');
  await expect(end).toHaveValue('5 Mar 2030, 7:30 PM');
  // An invalid date stays in its field and prevents the save.
  await begin.clear();
  await begin.pressSequentially('6.3.2030 19:00');
  await begin.press('Tab');
  await dialog.getByLabel('Title').click();
  await dialog.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(dialog.getByText('Write the date like 6 Mar 2030, 7:00 PM')).toBeVisible();
  await expect(begin).toHaveValue('6.3.2030 19:00');
  await begin.clear();
  await begin.pressSequentially('6 Mar 2030, 7:00 PM');
  await begin.press('Enter');
  await expect(end).toHaveValue('6 Mar 2030, 8:00 PM');
}

async function recording(page: Page, dialog: Locator): Promise<void> {
  await selectOption(page, dialog.getByRole('combobox', { name: 'Event' }), 'Weekly Unity Circle');
  await openAndChooseOption(dialog.getByRole('combobox', { name: 'Date' }), /, 7:00 PM$/);
  await dialog.getByLabel('Video URL').fill('/files/media/replay-1.mp4');
}

async function reflection(_page: Page, dialog: Locator): Promise<void> {
  // Each date can have only one reflection.
  await dialog.getByLabel('Date').pressSequentially(`${randomInt(1, 29)} Mar ${randomInt(2031, 2099)}`);
  await dialog.getByLabel('Date').press('Enter');
  await dialog.getByRole('textbox', { name: 'Text' }).fill('Words to begin a day with.');
  await dialog.getByLabel('Question').fill('What is it that sees this?');
}

const journeys: ContentJourney[] = [
  {
    kind: 'programs',
    one: 'program',
    fillIn: async () => {},
    question: 'Are you sure you want to delete this program?',
    seenAt: '/programs',
  },
  {
    kind: 'modules',
    one: 'module',
    fillIn: (page, dialog) =>
      selectOption(page, dialog.getByRole('combobox', { name: 'Program' }), 'Foundations of Oneness'),
    question: 'Are you sure? This will also delete all lessons in this module.',
    seenAt: '/programs/foundations-of-oneness',
  },
  {
    kind: 'lessons',
    one: 'lesson',
    fillIn: (page, dialog) => selectOption(page, dialog.getByRole('combobox', { name: 'Module' }), 'Arriving'),
    question: 'Are you sure you want to delete this lesson?',
    seenAt: '/members/modules/foundations-of-oneness-1',
  },
  {
    kind: 'events',
    one: 'event',
    fillIn: start,
    question: 'Are you sure you want to delete this event?',
    seenAt: '/events',
  },
  {
    kind: 'meditations',
    one: 'meditation',
    fillIn: sound,
    question: 'Are you sure you want to delete this meditation?',
    seenAt: '/members/meditations',
  },
  {
    kind: 'resources',
    one: 'resource',
    fillIn: url,
    question: 'Are you sure you want to delete this resource?',
    seenAt: '/members/resources',
  },
  {
    kind: 'people',
    one: 'person',
    titleLabel: 'Name',
    fillIn: (_page, dialog) => dialog.getByLabel('Line').fill('One line about them.'),
    question: 'Are you sure you want to delete this person?',
    seenAt: '/about',
  },
  {
    kind: 'reflections',
    one: 'reflection',
    fillIn: reflection,
    question: 'Are you sure you want to delete this reflection?',
  },
  {
    kind: 'replays',
    one: 'replay',
    fillIn: recording,
    question: 'Are you sure you want to delete this replay?',
    seenAt: '/members/replays',
  },
];

for (const { kind, one, fillIn, question, seenAt, titleLabel = 'Title' } of journeys) {
  test(`an editor adds, changes and deletes one of the ${kind}, and members see it`, async ({ page, browser }) => {
    const title = createUniqueTitle(one);
    const name = one.charAt(0).toUpperCase() + one.slice(1);
    const member = await (await browser.newContext()).newPage();
    await signIn(member, getDemoCredentials('visionary'), '/members/dashboard');
    await openContentList(page, kind);

    await page
      .getByRole('button', { name: `Add ${one}` })
      .first()
      .click();
    const dialog = page.getByRole('dialog', { name: `Add ${one}` });
    await clickSave(page);
    await expect(dialog.getByText(`${titleLabel} is required`)).toBeVisible();
    await fillIn(page, dialog);
    await dialog.getByLabel(titleLabel).fill(title);
    await clickSave(page);
    await expect(page.getByText(`${name} created successfully`)).toBeVisible();
    await expect(dialog).toBeHidden();

    const row = await findContentRow(page, title);
    await row.getByRole('button', { name: `Edit ${title}` }).click();
    const edited = page.getByRole('dialog', { name: `Edit ${one}` });
    await expect(edited.getByLabel(titleLabel)).toHaveValue(title);
    await edited.getByLabel(titleLabel).fill(`${title} again`);
    await clickSave(page);
    await expect(page.getByText(`${name} updated successfully`)).toBeVisible();
    if (seenAt) await expectTitleOnPage(member, seenAt, `${title} again`, 1);

    await (await findContentRow(page, `${title} again`)).getByRole('button', { name: /^Delete/ }).click();
    const asked = page.getByRole('dialog', { name: question });
    await expect(asked.getByRole('button', { name: 'Cancel' })).toBeFocused();
    if (one === 'program') await asked.getByLabel('To confirm, type the title').fill(`${title} again`);
    await asked.getByRole('button', { name: `Delete ${one}` }).click();
    await expect(page.getByText(`${name} deleted`)).toBeVisible();
    await expect(page.getByText(`No ${one} matches “${title} again”.`)).toBeVisible();
    if (seenAt) await expectTitleOnPage(member, seenAt, `${title} again`, 0);
    await member.context().close();
  });
}

async function expectTitleOnPage(page: Page, path: string, title: string, times: 0 | 1): Promise<void> {
  await expect(async () => {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByText(title).first()).toBeVisible({ visible: times === 1, timeout: 2_000 });
  }).toPass({ timeout: 30_000 });
}

test('an editor schedules a series from the dashboard, and the list of upcoming events shows its dates', async ({
  page,
}) => {
  const title = createUniqueTitle('circle');
  await signIn(page, getDemoCredentials('editor'), '/admin/dashboard');
  await page.getByRole('link', { name: 'Schedule New Event' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Schedule New Event' })).toBeVisible();
  const form = page.getByRole('main');
  await form.getByLabel('Title').fill(title);
  await start(page, form);
  await form.getByText('Every week', { exact: true }).click();
  await expect(form.getByRole('checkbox', { name: 'Wed' })).toBeChecked();
  await openAndChooseOption(form.getByRole('combobox', { name: 'Ends' }), 'a number of times');
  await form.getByRole('spinbutton', { name: 'Number of times' }).fill('3');
  await form.getByRole('switch', { name: 'Virtual' }).click();
  await expect(form.getByLabel('Zoom link')).toBeHidden();
  await form.getByLabel('Location').fill('Santa Fe');
  await clickSave(page);
  await expect(page.getByRole('heading', { level: 1, name: 'Events' })).toBeVisible();
  await page.getByRole('searchbox').fill(title);
  const dates = page.getByRole('row').filter({ hasText: title });
  await expect(dates).toHaveCount(3);
  await expect(dates.first()).toContainText('every week, 3 times');
  await expect(dates.first()).toContainText('6 Mar 2030, 7:00 PM');
  await expect(dates.last()).toContainText('20 Mar 2030, 7:00 PM');
  await dates
    .first()
    .getByRole('button', { name: /^Change/ })
    .click();
  await page.getByRole('button', { name: 'Edit event' }).click();
  await expect(page.getByRole('dialog', { name: 'Edit event' }).getByLabel('Location')).toHaveValue('Santa Fe');
});

test('the role support reads all content and cannot change it', async ({ page }) => {
  await openContentList(page, 'lessons', 'support');
  await expect(page.getByRole('row').nth(1)).toBeVisible();
  await expect(page.getByRole('button', { name: /^(Add|Edit|Delete|More)/ })).toHaveCount(0);
  await expect(page.getByRole('link', { name: 'Trash' })).toHaveCount(0);
  await page.goto('/admin/content/trash');
  await expect(page.getByText('Only an editor or an administrator can open the trash.')).toBeVisible();
  await page.goto('/admin/dashboard');
  await expect(page.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible();
  await expect(page.getByRole('link', { name: /New/ })).toHaveCount(0);
  await page.goto('/admin/content/new');
  await expect(page.getByText('Only an editor or an administrator can add content.')).toBeVisible();
});
