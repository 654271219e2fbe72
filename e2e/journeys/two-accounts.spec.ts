import { expect, test, type Page } from '@playwright/test';
import { createAuthHeaders, findVideoLesson, createLessonPath, playLessonVideo } from '../support/lessons.ts';
import { updateAccount, createMember, signIn, signInByForm, type TestPerson } from '../support/people.ts';
import { fireFocusEvent, signOutEverywhere } from '../support/session.ts';

const text = 'Only Ava may read this.';

test('text, film and sit of one user stay theirs when another signs in in a second tab', async ({ page, context }) => {
  const [ava, ben] = [await createCreator(page), await createCreator(page)];
  const film = page;
  await signIn(film, ava, createLessonPath(await findVideoLesson(page.request)));
  const [journal, sit] = [await context.newPage(), await context.newPage()];
  await sit.goto('/members/sit?minutes=10');
  await journal.goto('/members/journal');
  // These requests fail, so Ava's changes are still on the device when Ben signs in.
  const writes = /\/api\/(journal|sits|lessons\/[^/]+\/progress)/;
  await context.route(writes, (route) => (route.request().method() === 'GET' ? route.fallback() : route.abort()));
  await playLessonVideo(film);
  await context.clock.install();
  await sit.getByRole('button', { name: 'Begin', exact: true }).click();
  await context.clock.fastForward('03:00');
  await journalField(journal).pressSequentially(text);
  await expect(journal.getByText(/^Saved on this device/)).toBeVisible();
  await context.unroute(writes);
  await signIn(await context.newPage(), ben, '/members/journal');
  await expect(journalField(journal)).toHaveValue('');

  // These pages send the unsent entries of the signed-in user, and must not send Ava's entries.
  for (const path of ['/members/practice', '/members/journal']) {
    await journal.goto(path);
    await expect(journal.getByRole('heading', { level: 1 })).toBeVisible();
  }
  await expect(journalField(journal)).toHaveValue('');
  expect(await fetchStored(page, ben)).toEqual({ texts: [], films: 0, sits: 0 });

  await signIn(await context.newPage(), ava, '/members/journal');
  await expect.poll(() => fetchStored(page, ava)).toEqual({ texts: [text], films: 1, sits: 1 });
});

test('unsent text of an ended session is hidden from the next user, and is sent when its author signs in', async ({
  page,
}) => {
  const [ava, ben] = [await createMember(page.request), await createMember(page.request)];
  await signIn(page, ava, '/members/journal');
  await expect(journalField(page)).toBeVisible();
  await page.route('**/api/journal**', (route) =>
    route.request().method() === 'GET' ? route.fallback() : route.abort(),
  );
  await journalField(page).pressSequentially(text);
  await expect(page.getByText(/^Saved on this device/)).toBeVisible();
  await signOutEverywhere(page);
  await fireFocusEvent(page);
  const form = page.getByRole('main').filter({ has: page.getByRole('heading', { name: 'Your session has ended' }) });
  await form.getByLabel('Email').fill(ben.email);
  await form.getByLabel('Password').fill(ben.password);
  await page.unroute('**/api/journal**');
  await form.getByRole('button', { name: 'Sign in' }).click();
  await expect(journalField(page)).toHaveValue('');
  await page.reload();
  await expect(journalField(page)).toHaveValue('');
  expect(await fetchStored(page, ben)).toMatchObject({ texts: [] });
  await page.getByRole('button', { name: 'Account menu' }).click();
  await page.getByRole('menuitem', { name: 'Sign out' }).click();
  await expect(page).toHaveURL(/\/auth/);
  await signInByForm(page, ava);
  await expect.poll(() => fetchStored(page, ava)).toMatchObject({ texts: [text] });
});

async function createCreator(page: Page): Promise<TestPerson> {
  const person = await createMember(page.request);
  await updateAccount(page.request, person, { plan: 'creator' });
  return person;
}

const journalField = (page: Page) => page.getByRole('textbox', { name: 'Write now' });

async function fetchStored({ request }: Page, person: TestPerson) {
  const headers = await createAuthHeaders(request, person);
  const read = async (path: string) => (await request.get(path, { headers })).json() as Promise<unknown>;
  const { items } = (await read('/api/journal')) as { items: { text: string }[] };
  const { lessons } = (await read('/api/practice')) as { lessons: object[] };
  const year = new Date().getFullYear();
  const { days } = (await read(`/api/practice/record?year=${year}&zone=UTC`)) as { days: { sits: number }[] };
  const sits = days.reduce((sum, day) => sum + day.sits, 0);
  return { texts: items.map((entry) => entry.text), films: lessons.length, sits };
}
