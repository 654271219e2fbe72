import { expect, test, type APIRequestContext, type Page } from '@playwright/test';
import { findVideoLesson, createLessonPath, type VideoLesson } from '../support/lessons.ts';
import { updateAccount, createMember, signIn, type TestPerson } from '../support/people.ts';

const dashboard = '/members/dashboard';

test('a member with a history resumes the last lesson', async ({ page }) => {
  const member = await seeker(page.request);
  const lesson = await findVideoLesson(page.request);
  await sendProgress(page.request, member, lesson, 5);
  await signIn(page, member, dashboard);
  const card = page.getByRole('region', { name: lesson.title });
  await expect(card).toContainText('Continue where you left off');
  await expect(card).toContainText('0:05 of');
  await card.getByRole('link', { name: 'Continue' }).click();
  await expect(page).toHaveURL(createLessonPath(lesson));
});

test('a new member sees where to begin, and the page is cached until sign-out', async ({ page }) => {
  await signIn(page, await seeker(page.request), dashboard);
  const begin = page.getByRole('main').getByRole('link', { name: 'Begin', exact: true });
  await expect(page.getByText('Begin here')).toBeVisible();
  await expect(page.getByRole('region', { name: 'This moon' })).toBeVisible();
  await expect.poll(() => cachedPages(page)).toBe(1);

  await page.route('**/api/members/dashboard?*', () => undefined);
  await page.reload();
  await expect(begin).toBeVisible();
  await page.unroute('**/api/members/dashboard?*');
  await begin.click();
  await expect(page).toHaveURL(/\/members\/modules\/[^/]+\/[^/]+$/);

  await page.getByRole('button', { name: 'Account menu' }).click();
  await page.getByRole('menuitem', { name: 'Sign out' }).click();
  await expect(page).toHaveURL(/\/auth/);
  await expect.poll(() => cachedPages(page)).toBe(0);
});

async function seeker(request: APIRequestContext): Promise<TestPerson> {
  const person = await createMember(request);
  await updateAccount(request, person, { plan: 'seeker' });
  return person;
}

async function sendProgress(
  request: APIRequestContext,
  { email, password }: TestPerson,
  { slug }: VideoLesson,
  positionSec: number,
): Promise<void> {
  const signedIn = await request.post('/api/auth/token?grant_type=password', { data: { email, password } });
  const { access_token: token } = (await signedIn.json()) as { access_token: string };
  const { id } = (await (await request.get(`/api/lessons/${slug}`)).json()) as { id: string };
  const response = await request.put(`/api/lessons/${id}/progress`, {
    headers: { authorization: `Bearer ${token}` },
    data: { positionSec, watched: [[0, positionSec]], playedAt: new Date().toISOString() },
  });
  expect(response.ok(), await response.text()).toBe(true);
}

const cachedPages = (page: Page): Promise<number> =>
  page.evaluate(
    () =>
      new Promise<number>((resolve, reject) => {
        const opened = indexedDB.open('keyval-store', 1);
        opened.onupgradeneeded = () => opened.result.createObjectStore('keyval');
        opened.onerror = () => reject(new Error('The store of the device does not open'));
        opened.onsuccess = () => {
          const asked = opened.result.transaction('keyval').objectStore('keyval').getAllKeys();
          asked.onsuccess = () => {
            resolve(asked.result.filter((key) => String(key).includes('"dashboard"')).length);
            opened.result.close();
          };
        };
      }),
  );
