import { randomUUID } from 'node:crypto';
import { expect, test, type Page } from '@playwright/test';
import { findAccessibilityErrors } from '../support/accessibility.ts';
import { createContentItem, createUniqueTitle } from '../support/content.ts';
import { findFileRow, findFiles, uploadFile, writeTestFilm } from '../support/files.ts';
import { createMember, getDemoCredentials, signIn, updateAccount } from '../support/people.ts';
import { signInAgainAfterEnd } from '../support/session.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

test('an editor uses a moment of a video as its poster, which a visitor sees before the film plays', async ({
  page,
  browser,
}, info) => {
  const name = `moment-${randomUUID().slice(0, 8)}.mp4`;
  await signIn(page, getDemoCredentials('editor'), '/admin/files');
  await uploadFile(page, page, await writeTestFilm(info.outputPath(name)));
  await expect(page.getByRole('region', { name: 'Uploads' }).getByText('In the library')).toBeVisible();
  await (await findFileRow(page, name)).getByRole('link', { name }).click();
  const details = page.getByRole('dialog', { name });
  // A retry uses another frame, because the library already has the picture of the first try.
  const seconds = 2 + info.retry;
  await details.getByLabel(name).evaluate(async (video: HTMLVideoElement, time) => {
    await new Promise((done) => {
      video.addEventListener('seeked', done, { once: true });
      video.currentTime = time;
    });
  }, seconds);
  for (const width of [360, 768, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    await details.getByRole('button', { name: 'Use this moment as poster' }).scrollIntoViewIfNeeded();
    await page.screenshot({ path: info.outputPath(`poster-${width}.png`) });
  }
  expect(await findAccessibilityErrors(page)).toEqual([]);
  await details.getByRole('button', { name: 'Use this moment as poster' }).click();
  const picker = page.getByRole('dialog', { name: 'Choose a picture' });
  const frame = name.replace('.mp4', ` 0-0${seconds}.jpg`);
  await picker.getByLabel(`Alternative text of ${frame}`).fill('A lake in the morning.');
  expect(await findAccessibilityErrors(page)).toEqual([]);
  await picker.getByRole('button', { name: 'Use this picture' }).click();
  await expect(page.getByText('Poster saved')).toBeVisible();
  const poster = details.getByRole('img', { name: 'The poster' });
  await expect(poster).toBeVisible();
  expect(await poster.evaluate((image: HTMLImageElement) => [image.naturalWidth, image.naturalHeight])).toEqual([
    640, 360,
  ]);
  await details.getByRole('button', { name: 'Close' }).click();
  const row = await findFileRow(page, frame);
  await expect(row.getByText('In 1 place')).toBeVisible();
  await row.getByRole('link', { name: frame }).click();
  await page.getByRole('application', { name: /^Most important point/ }).press('Shift+ArrowRight');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('File updated')).toBeVisible();

  const [film] = await findFiles(page.request, name);
  const path = await createOpenLesson(page, film?.url);
  const visitor = await (await browser.newContext()).newPage();
  const lesson = visitor.getByRole('link', { name: 'A lake', exact: true });
  await expect(async () => {
    await visitor.goto(path);
    await expect(lesson).toBeVisible({ timeout: 2_000 });
  }).toPass({ timeout: 30_000 });
  await lesson.click();
  const play = visitor.getByRole('button', { name: 'Play video' });
  await expect(play).toBeVisible();
  const picture = visitor.locator('.film-frame picture img');
  await expect(picture).toHaveCSS('object-position', '60% 50%');
  await expect
    .poll(() => picture.evaluate((img: HTMLImageElement) => [img.naturalWidth > 0, img.currentSrc.slice(-5)]))
    .toEqual([true, '.avif']);
  const frameBox = await visitor.locator('.film-frame .film').first().boundingBox();
  expect(await picture.boundingBox()).toEqual(frameBox);
  await expect(visitor.locator('.film-frame .film > svg circle')).toHaveCSS('fill', 'rgb(255, 246, 221)');
  for (const width of [360, 768, 1280]) {
    await visitor.setViewportSize({ width, height: 800 });
    await play.scrollIntoViewIfNeeded();
    await visitor.screenshot({ path: info.outputPath(`lesson-${width}.png`) });
  }
  expect(await findAccessibilityErrors(visitor)).toEqual([]);
  await visitor.context().close();
});

test('captions survive a session that ends while an editor writes them', async ({ page }, info) => {
  // The test ends all sessions of the account, so the account belongs to this test.
  const editor = await createMember(page.request);
  await updateAccount(page.request, editor, { role: 'editor', operation: 'add' });
  const name = `captions-${randomUUID().slice(0, 8)}.mp4`;
  await signIn(page, editor, '/admin/files');
  await uploadFile(page, page, await writeTestFilm(info.outputPath(name)));
  await expect(page.getByRole('region', { name: 'Uploads' }).getByText('In the library')).toBeVisible();
  await (await findFileRow(page, name)).getByRole('link', { name }).click();
  const details = page.getByRole('dialog', { name, exact: true });
  await details.getByLabel('Name').fill('A new name.mp4');
  await details.getByRole('button', { name: 'Add captions' }).click();
  const text = page.getByRole('dialog', { name: `Captions of ${name}` }).getByLabel('Text of the captions');
  await text.fill('WEBVTT');
  await signInAgainAfterEnd(page, editor);
  await expect(text).toHaveValue('WEBVTT');
  await page
    .getByRole('dialog', { name: `Captions of ${name}` })
    .getByRole('button', { name: 'Cancel' })
    .click();
  await expect(details.getByLabel('Name')).toHaveValue('A new name.mp4');
});

async function createOpenLesson(page: Page, videoUrl: string | undefined): Promise<string> {
  const slug = (kind: string) => `${kind}-${randomUUID()}`;
  const program = { title: createUniqueTitle('program'), slug: slug('program') };
  const { id: programId } = await createContentItem(page.request, 'programs', program);
  const module = { title: 'Mornings', slug: slug('module'), programId };
  const { id: moduleId } = await createContentItem(page.request, 'modules', module);
  const lesson = { title: 'A lake', slug: slug('lesson'), moduleId, isOpen: true, videoUrl };
  await createContentItem(page.request, 'lessons', lesson);
  return `/programs/${program.slug}`;
}
