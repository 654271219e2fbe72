import { expect, test, type Page } from '@playwright/test';
import { LOOKS, show, violationsOf } from '../support/accessible.ts';
import { filmIn, goTo, pause, placeIn, play } from '../support/lessons.ts';
import { changeAccount, oldFriend, signIn, type Person } from '../support/people.ts';
import { openSettled } from '../support/settled.ts';

const title = 'Weekly Unity Circle: The Visitor';
const rowIn = (page: Page) => page.getByRole('article', { name: title });

async function memberOf(page: Page, plan: 'seeker' | 'creator'): Promise<Person> {
  const person = await oldFriend(page.request);
  await changeAccount(page.request, person, { plan });
  await signIn(page, person);
  return person;
}

test('a replay is found by what is said in it, and goes on at its second on another device', async ({
  page,
  browser,
}) => {
  const person = await memberOf(page, 'creator');
  await openSettled(page, '/members/replays');
  await page.getByRole('searchbox', { name: 'Search, also what is said' }).fill('being interrupted');
  await expect(page.getByRole('article')).toHaveCount(1);
  await rowIn(page)
    .getByRole('link', { name: new RegExp(`^Watch ?: ${title}`) })
    .click();
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();

  await play(page);
  await page.getByRole('button', { name: 'The theme of the evening' }).click();
  await expect(page.getByRole('button', { name: 'Tonight is about being interrupted.' })).toBeVisible();
  await page.getByRole('searchbox').fill('visitor');
  await expect(page.getByText(/^\d+ places$/)).toBeVisible();
  await goTo(page, 200);
  await expect.poll(() => placeIn(page)).toBeGreaterThan(200);
  await pause(page);

  const other = await (await browser.newContext()).newPage();
  await signIn(other, person, '/members/replays');
  await expect(rowIn(other)).toContainText('6 minutes left');
  await rowIn(other)
    .getByRole('link', { name: new RegExp(`^Go on watching ?: ${title}`) })
    .click();
  await expect(other.getByText(/Going on from 3:2\d/)).toBeVisible();
  await play(other);
  // Three seconds before the place, so that the last words are heard once more.
  const place = await filmIn(other).evaluate((film: HTMLVideoElement) => film.currentTime);
  expect(place).toBeGreaterThan(196);
  expect(place).toBeLessThan(215);
  await other.context().close();
});

test('replays can be read by everybody, at every width and in both themes; below the tier without a film', async ({
  page,
  browser,
}) => {
  await memberOf(page, 'creator');
  await openSettled(page, '/members/replays');
  const path = await rowIn(page).getByRole('link', { name: title, exact: true }).getAttribute('href');
  for (const at of ['/members/replays', String(path)]) {
    await openSettled(page, at);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    for (const look of LOOKS) {
      await show(page, look);
      expect([at, look, await violationsOf(page)]).toEqual([at, look, []]);
      expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
    }
  }

  const seeker = await (await browser.newContext()).newPage();
  await memberOf(seeker, 'seeker');
  await openSettled(seeker, '/members/replays');
  await expect(rowIn(seeker)).toContainText('Creator+');
  await expect(rowIn(seeker).getByRole('link')).toHaveText([/^See membership/]);
  await openSettled(seeker, String(path));
  await expect(seeker.getByRole('main').getByRole('link', { name: 'See membership' })).toBeVisible();
  await expect(filmIn(seeker)).toHaveCount(0);
  await seeker.context().close();
});
