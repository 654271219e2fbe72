import { expect, test, type Page } from '@playwright/test';
import { getLessonVideo, seekVideo, pauseLessonVideo, getVideoPosition, playLessonVideo } from '../support/lessons.ts';
import { updateAccount, createMember, signIn, type TestPerson } from '../support/people.ts';
import { openPageUntilIdle } from '../support/settle.ts';

const title = 'Weekly Unity Circle: The Visitor';
const replayRow = (page: Page) => page.getByRole('article', { name: title });

async function createMemberWithPlan(page: Page, plan: 'seeker' | 'creator'): Promise<TestPerson> {
  const person = await createMember(page.request);
  await updateAccount(page.request, person, { plan });
  await signIn(page, person);
  return person;
}

test('a member finds a replay by its transcript, and it resumes at the same second on another device', async ({
  page,
  browser,
}) => {
  const person = await createMemberWithPlan(page, 'creator');
  await openPageUntilIdle(page, '/members/replays');
  await page.getByRole('searchbox', { name: 'Search titles and transcripts' }).fill('being interrupted');
  await expect(page.getByRole('article')).toHaveCount(1);
  await replayRow(page)
    .getByRole('link', { name: new RegExp(`^Watch ?: ${title}`) })
    .click();
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();

  await playLessonVideo(page);
  await page.getByRole('button', { name: 'The theme of the evening' }).click();
  await expect(page.getByRole('button', { name: 'Tonight is about being interrupted.' })).toBeVisible();
  await page.getByRole('searchbox').fill('visitor');
  await expect(page.getByText(/^\d+ places$/)).toBeVisible();
  await seekVideo(page, 200);
  await expect.poll(() => getVideoPosition(page)).toBeGreaterThan(200);
  await pauseLessonVideo(page);

  const other = await (await browser.newContext()).newPage();
  await signIn(other, person, '/members/replays');
  await expect(replayRow(other)).toContainText('6 minutes left');
  await replayRow(other)
    .getByRole('link', { name: new RegExp(`^Continue ?: ${title}`) })
    .click();
  await expect(other.getByText(/Continuing from 3:2\d/)).toBeVisible();
  await playLessonVideo(other);
  // A recording continues three seconds before the stored position.
  const place = await getLessonVideo(other).evaluate((film: HTMLVideoElement) => film.currentTime);
  expect(place).toBeGreaterThan(196);
  expect(place).toBeLessThan(215);
  await other.context().close();
});

test('a replay above the tier is listed without a link and has no film', async ({ page }) => {
  await createMemberWithPlan(page, 'creator');
  await page.goto('/members/replays');
  const path = await replayRow(page).getByRole('link', { name: title, exact: true }).getAttribute('href');
  await createMemberWithPlan(page, 'seeker');
  await openPageUntilIdle(page, '/members/replays');
  await expect(replayRow(page)).toContainText('Creator+');
  await expect(replayRow(page).getByRole('link')).toHaveText([/^See membership/]);
  await openPageUntilIdle(page, String(path));
  await expect(page.getByRole('main').getByRole('link', { name: 'See membership' })).toBeVisible();
  await expect(getLessonVideo(page)).toHaveCount(0);
});
