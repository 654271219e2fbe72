import { expect, test, type Response } from '@playwright/test';
import { buyPlan } from '../support/checkout.ts';
import {
  getLessonVideo,
  seekVideo,
  findVideoLesson,
  openLessonAsMember,
  createLessonPath,
  pauseLessonVideo,
  getVideoPosition,
  playLessonVideo,
} from '../support/lessons.ts';
import { updateAccount, createMember, signIn } from '../support/people.ts';
import { openPageUntilIdle } from '../support/settle.ts';

test('a lesson resumes at the same second on another device', async ({ page, browser }) => {
  const lesson = await findVideoLesson(page.request);
  const person = await openLessonAsMember(page, lesson);
  await playLessonVideo(page);
  await seekVideo(page, 60);
  await expect.poll(() => getVideoPosition(page)).toBeGreaterThan(60);
  await pauseLessonVideo(page);

  const elsewhere = await browser.newContext();
  const other = await elsewhere.newPage();
  await signIn(other, person, createLessonPath(lesson));
  await expect(other.getByText(/Continuing from 1:0\d/)).toBeVisible();
  await playLessonVideo(other);
  // A film continues three seconds before the stored position.
  const place = await getLessonVideo(other).evaluate((film: HTMLVideoElement) => film.currentTime);
  expect(place).toBeGreaterThan(56);
  expect(place).toBeLessThan(75);
  await elsewhere.close();
});

test('a killed tab loses at most ten seconds of a film and one second of typing', async ({ page, context }) => {
  const lesson = await findVideoLesson(page.request);
  await openLessonAsMember(page, lesson);
  await playLessonVideo(page);
  await seekVideo(page, 60);
  await page.route('**/api/journal', (route) => route.abort());
  await page.getByLabel('Your reflection').fill('Written before it was killed.');
  const typedAt = await getVideoPosition(page);
  await expect.poll(() => getVideoPosition(page)).toBeGreaterThan(Math.max(72, typedAt + 1));
  const place = await getVideoPosition(page);
  const killed = page.waitForEvent('crash');
  const device = await context.newCDPSession(page);
  device.send('Page.crash').catch(() => undefined);
  await killed;

  const again = await context.newPage();
  const field = again.getByLabel('Your reflection');
  // The request fails, so the text can only come from the device.
  await again.route('**/api/journal', (route) => route.abort());
  await again.goto(createLessonPath(lesson));
  await expect(field).toHaveValue('Written before it was killed.');
  const note = await again.getByText(/^Continuing from 1:/).innerText();
  expect(60 + Number(/1:(\d\d)/.exec(note)?.[1])).toBeGreaterThanOrEqual(Math.floor(place) - 10);
});

test('a film is controlled by keyboard, and shows a message when it is missing or removed', async ({ page }) => {
  const lesson = await findVideoLesson(page.request);
  await openLessonAsMember(page, lesson);
  await playLessonVideo(page);
  for (const key of ['k', '6', '.', 'c']) await page.keyboard.press(key);
  const state = () =>
    getLessonVideo(page).evaluate((film: HTMLVideoElement) => ({
      isPaused: film.paused,
      share: Math.round((10 * film.currentTime) / film.duration),
      rate: film.playbackRate,
      captions: film.textTracks[0]?.mode,
    }));
  await expect.poll(state).toEqual({ isPaused: true, share: 6, rate: 1.25, captions: 'showing' });
  for (const [code, words] of [
    ['content.file-missing', 'The film could not be loaded. The transcript is below.'],
    ['content.not-found', 'This film was removed. The transcript is below.'],
  ] as const) {
    const json = { status: 404, code, title: 'Not Found', detail: 'There is no such file.' };
    await page.route('**/api/media/**', (route) => route.fulfill({ status: 404, json }));
    await page.reload();
    await expect(page.getByRole('alert').filter({ hasText: words })).toBeVisible();
  }
});

test('skipped parts do not count as watched', async ({ page }) => {
  const lesson = await findVideoLesson(page.request);
  await openLessonAsMember(page, lesson);
  await playLessonVideo(page);
  await seekVideo(page, lesson.durationSec - 2);
  await expect(page.getByRole('heading', { name: /Let it settle\.|^You have finished / })).toBeFocused();
  await expect(page.getByText(/^Finished at .+ Not marked as seen: you skipped parts\.$/)).toBeVisible();
  await expect(page.getByText('The next lesson does not start by itself.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Mark as seen and continue' })).toBeVisible();
});

test('a lesson opened by its URL is requested once', async ({ page }) => {
  const lesson = await findVideoLesson(page.request);
  await openLessonAsMember(page, lesson);
  let asked: string[] = [];
  // A navigation empties the list, so requests of the previous page do not count.
  page.on('request', (request) => (asked = request.isNavigationRequest() ? [] : [...asked, request.url()]));
  const isAllThere = page.waitForEvent('websocket');
  await page.reload({ waitUntil: 'networkidle' });
  await isAllThere;
  await expect(page.getByRole('heading', { level: 1, name: lesson.title })).toBeVisible();
  for (const path of [
    `/api/lessons/${lesson.slug}`,
    `/api/lessons?limit=100&module=${lesson.moduleSlug}`,
    '/api/practice',
  ])
    expect(
      asked.filter((url) => url.endsWith(path)),
      path,
    ).toHaveLength(1);
});

test('a refund locks the lesson and preserves the position', async ({ page, context }) => {
  const lesson = await findVideoLesson(page.request);
  await signIn(page, await createMember(page.request));
  await buyPlan(page, 'Seeker');
  await page.goto(createLessonPath(lesson));
  await playLessonVideo(page);
  const isKept = page.waitForResponse(
    async (answer) => answer.url().endsWith('/progress') && answer.ok() && (await savedSecond(answer)) >= 60,
  );
  await seekVideo(page, 60);
  await isKept;

  const account = await context.newPage();
  await openPageUntilIdle(account, '/account/membership');
  await account.getByRole('button', { name: 'Get a refund' }).click();
  await account
    .getByRole('dialog')
    .getByRole('button', { name: /^Refund / })
    .click();

  await expect(page.getByRole('main').getByRole('link', { name: 'See membership' })).toBeVisible();
  await expect(getLessonVideo(page)).toHaveCount(0);
  await page.reload();
  await expect(page.getByText(/Your place at 1:\d\d is saved\./)).toBeVisible();
});

test('a journal entry contains both texts when two tabs edit it', async ({ page, context }) => {
  const lesson = await findVideoLesson(page.request);
  await openLessonAsMember(page, lesson);
  const other = await context.newPage();
  await other.goto(createLessonPath(lesson));
  await expect(other.getByLabel('Your reflection')).toBeVisible();

  await page.getByLabel('Your reflection').fill('Written in the first tab.');
  await expect(page.getByText(/^Saved \d/)).toBeVisible();
  await other.getByLabel('Your reflection').fill('Written in the second tab.');
  await expect(other.getByText('You also wrote here on another device. Both versions are saved.')).toBeVisible();
  await other.getByRole('button', { name: 'Combine both' }).click();
  await expect(other.getByText(/^Saved \d/)).toBeVisible();

  await page.reload();
  await expect(page.getByLabel('Your reflection')).toHaveValue(
    'Written in the first tab.\n\nWritten in the second tab.',
  );
});

test('a film of another host is embedded only after a click', async ({ page }) => {
  const lesson = await findVideoLesson(page.request);
  const videoUrl = 'https://films.example/watch/1';
  await page.route(`**/api/lessons/${lesson.slug}`, async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, json: { ...((await response.json()) as object), videoUrl } });
  });
  await openLessonAsMember(page, lesson);
  const press = page.getByRole('button', { name: 'Play video' });
  await expect(press).toBeVisible();
  await expect(page.locator('iframe')).toHaveCount(0);
  await press.click();
  await expect(page.locator('iframe')).toHaveAttribute('src', videoUrl);
});

test('a member completes a module by keyboard alone', async ({ page }) => {
  const lesson = await findVideoLesson(page.request);
  const person = await createMember(page.request);
  await updateAccount(page.request, person, { plan: 'seeker' });
  await signIn(page, person, `/members/modules/${lesson.moduleSlug}`);
  await page.getByRole('link', { name: /^(Begin|Continue)$/ }).press('Enter');
  await expect(page.getByRole('button', { name: 'Mark as seen and continue' })).toBeVisible();
  const count = await page
    .getByRole('navigation', { name: /^Lessons of / })
    .getByRole('listitem')
    .count();
  expect(count).toBeGreaterThan(1);
  for (let done = 0; done < count; done += 1) {
    const title = await page.getByRole('heading', { level: 1 }).innerText();
    const mark = page.getByRole('button', { name: 'Mark as seen and continue' });
    await mark.press('Enter');
    await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(title);
  }
  await page.goto(`/members/modules/${lesson.moduleSlug}`);
  await expect(page.getByText(/^You have finished (all|both|the lesson)/)).toBeVisible();
});

async function savedSecond(answer: Response): Promise<number> {
  return ((await answer.json()) as { positionSec: number }).positionSec;
}
