import { randomInt, randomUUID } from 'node:crypto';
import { copyFile } from 'node:fs/promises';
import { expect, test, type Locator, type Page } from '@playwright/test';
import { findAccessibilityErrors, setWidthAndTheme } from '../support/accessibility.ts';
import {
  clickSave,
  createContentItem,
  createUniqueTitle,
  findContentRow,
  openContentList,
} from '../support/content.ts';
import { findFileRow, findFiles, uploadFile } from '../support/files.ts';
import { measureLayoutShift, openPageUntilIdle, startApp } from '../support/settle.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

const recording = new URL('../../backend/assets/media/meditation-3.m4a', import.meta.url);

async function openForm(page: Page, kind: string, one: string, title: string): Promise<Locator> {
  await openContentList(page, kind);
  await (await findContentRow(page, title)).getByRole('button', { name: `Edit ${title}` }).click();
  return page.getByRole('dialog', { name: `Edit ${one}` });
}

/** The page has cards for only the next three events, so the mock returns only the event of the test. */
async function showOnly(page: Page, title: string): Promise<void> {
  const query = new URLSearchParams({ when: 'upcoming', q: title, limit: '50' });
  const found = (await (await page.request.get(`/api/events?${query}`)).json()) as { items: { title: string }[] };
  const items = found.items.filter((event) => event.title === title);
  expect(items).toHaveLength(1);
  await page.route(/\/api\/events\?.*when=upcoming/, (route) =>
    route.fulfill({ json: { ...found, items, nextCursor: null } }),
  );
}

async function photograph(page: Page, part: Locator, toPath: (name: string) => string): Promise<void> {
  for (const [width, colorScheme] of [
    [360, 'light'],
    [768, 'dark'],
    [1280, 'light'],
  ] as const) {
    await setWidthAndTheme(page, { width, colorScheme });
    await part.scrollIntoViewIfNeeded();
    await page.screenshot({ path: toPath(`${width}-${colorScheme}.png`) });
  }
}

test('an editor gives an event a picture, and visitors see its most important point on its page and its card', async ({
  page,
  browser,
}, info) => {
  test.slow();
  const title = createUniqueTitle('hall');
  const slug = title.toLowerCase().replaceAll(' ', '-');
  const times = { startsAt: '2027-03-08T19:00:00Z', endsAt: '2027-03-08T20:00:00Z' };
  const zoomLink = 'https://meet.example/hall';
  const description = 'Listen: [Bells](/files/media/meditation-1.m4a)';
  await createContentItem(page.request, 'events', {
    title,
    slug,
    ...times,
    zoomLink,
    visibilityTier: 'free',
    description,
  });
  const form = await openForm(page, 'events', 'event', title);
  await form.getByRole('button', { name: 'Choose file for Picture' }).press('Enter');
  const picker = page.getByRole('dialog', { name: 'Choose a picture' });
  const path = info.outputPath(`hall-${randomUUID().slice(0, 8)}.png`);
  await page.screenshot({ path });
  const patched = page.waitForResponse(
    (response) =>
      response.request().method() === 'PATCH' &&
      response.url().includes('/api/admin/files/') &&
      !response.url().includes('uploads'),
  );
  await uploadFile(page, picker, path);
  await picker.getByLabel(/^Alternative text of /).fill('The hall before the circle');
  await picker.getByRole('button', { name: 'Use this picture' }).click();
  const file = (await (await patched).json()) as { id: string };
  await expect(picker).toBeHidden();
  await expect(form.getByRole('textbox', { name: 'Picture' })).toHaveValue(/^\/files\/[0-9a-f]{64}\/\d+\.webp$/);
  await clickSave(page);
  await expect(page.getByText('Event updated successfully')).toBeVisible();
  await page.goto(`/admin/files?file=${file.id}`);
  const point = page.getByRole('application', { name: /^Most important point/ });
  await point.press('Shift+ArrowRight');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('File updated')).toBeVisible();

  const visitor = await (await browser.newContext()).newPage();
  const picture = visitor.getByRole('img', { name: 'The hall before the circle' });
  await expect(async () => {
    await visitor.goto(`/events/${slug}`);
    await expect(picture).toHaveCSS('object-position', '60% 50%', { timeout: 2_000 });
  }).toPass({ timeout: 30_000 });
  await picture.scrollIntoViewIfNeeded();
  await expect
    .poll(() => picture.evaluate((img: HTMLImageElement) => [img.naturalWidth > 0, img.currentSrc.slice(-5)]))
    .toEqual([true, '.avif']);
  await photograph(visitor, picture, (name) => info.outputPath(`page-${name}`));
  await showOnly(visitor, title);
  // Before the app starts, the link would load a prerendered page with the real events instead of the mocked event.
  await openPageUntilIdle(visitor, '/about');
  await startApp(visitor);
  await visitor.getByRole('navigation').getByRole('link', { name: 'Events' }).first().click();
  const card = visitor.getByRole('article', { name: title }).locator('img');
  await card.scrollIntoViewIfNeeded();
  await expect(card).toHaveCSS('object-position', '60% 50%');
  await expect.poll(() => card.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBeGreaterThan(0);
  await photograph(visitor, card, (name) => info.outputPath(`card-${name}`));
  await visitor.goto(`/events/${slug}`);
  await visitor.getByRole('button', { name: 'Play Bells' }).click();
  const player = visitor.locator('audio[aria-label="Bells"]');
  await expect.poll(() => player.evaluate((audio: HTMLAudioElement) => audio.duration)).toBeGreaterThan(1);
  await expect(player).toBeFocused();
  expect(await findAccessibilityErrors(visitor)).toEqual([]);
  await visitor.context().close();
});

test('visitors see the large picture of a program, which moves nothing when it loads', async ({ page }, info) => {
  await openContentList(page, 'programs');
  const name = `hills-${randomUUID().slice(0, 8)}.png`;
  await page.screenshot({ path: info.outputPath(name) });
  await page.goto('/admin/files');
  await uploadFile(page, page, info.outputPath(name));
  await expect(page.getByRole('region', { name: 'Uploads' }).getByText('In the library')).toBeVisible();
  await (await findFileRow(page, name)).getByRole('link', { name }).click();
  await page.getByLabel('Alternative text').fill('Four hills at dawn');
  await page.getByRole('application', { name: /^Most important point/ }).press('Shift+ArrowRight');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('File updated')).toBeVisible();
  const [file] = await findFiles(page.request, name);
  const program = { title: createUniqueTitle('program'), slug: `hills-${randomUUID()}`, heroImage: file?.url };
  await createContentItem(page.request, 'programs', { ...program, summary: 'Walk through four hills.' });
  const picture = page.getByRole('img', { name: 'Four hills at dawn' });
  await expect(async () => {
    await openPageUntilIdle(page, `/programs/${program.slug}`);
    await expect(picture).toHaveCSS('object-position', '60% 50%', { timeout: 2_000 });
  }).toPass({ timeout: 30_000 });
  expect(await measureLayoutShift(page)).toBeLessThan(0.01);
  expect(await findAccessibilityErrors(page)).toEqual([]);
  await photograph(page, picture, (size) => info.outputPath(`program-${size}`));
});

test('an editor uploads the recording of a reflection in its form', async ({ page }, info) => {
  const title = createUniqueTitle('reflection');
  const date = new Date(Date.UTC(2040, 0, randomInt(10_000))).toISOString().slice(0, 10);
  await createContentItem(page.request, 'reflections', { title, date, text: 'Sit.', question: 'How is it?' });
  const form = await openForm(page, 'reflections', 'reflection', title);
  const path = info.outputPath(`read-${randomUUID().slice(0, 8)}.m4a`);
  await copyFile(recording, path);
  await form.getByRole('button', { name: 'Choose file for Audio' }).click();
  await uploadFile(page, page.getByRole('dialog', { name: 'Choose an audio file' }), path);
  await expect(form.getByRole('textbox', { name: 'Audio' })).toHaveValue(/^\/files\/media\/[0-9a-f-]{36}\.m4a$/);
  await clickSave(page);
  await expect(page.getByText('Reflection updated successfully')).toBeVisible();
});

test('a visitor opens the biography of a teacher by keyboard on the page of a program', async ({ page }, info) => {
  const slug = (kind: string) => `${kind}-${randomUUID()}`;
  const bio = 'She **walks** each day.\n\n- by the sea\n- in the hills';
  const person = { title: 'Ama Serwaa', slug: slug('ama'), line: 'Walks by the sea.', bio };
  const { id } = await createContentItem(page.request, 'people', person);
  const program = { title: createUniqueTitle('program'), slug: slug('program'), personIds: [id] };
  await createContentItem(page.request, 'programs', program);
  const summary = page.getByText('About Ama Serwaa');
  await expect(async () => {
    await page.goto(`/programs/${program.slug}`);
    await expect(summary).toBeVisible({ timeout: 2_000 });
  }).toPass({ timeout: 30_000 });
  await summary.press('Enter');
  await expect(page.locator('strong', { hasText: 'walks' })).toBeVisible();
  expect(await findAccessibilityErrors(page)).toEqual([]);
  await photograph(page, summary, (name) => info.outputPath(`biography-${name}`));
});
