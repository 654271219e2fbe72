import { expect, test, type Locator, type Page } from '@playwright/test';
import { findAccessibilityViolationsInTheme } from '../support/accessibility.ts';
import { findVideoLesson, createLessonPath } from '../support/lessons.ts';
import { updateAccount, createMember, signIn, type TestPerson } from '../support/people.ts';
import { openPageUntilIdle } from '../support/settle.ts';

test.use({ serviceWorkers: 'allow' });

const title = 'Oneness Meditation';
const replay = 'Weekly Unity Circle: The Visitor';

test('the members area opens and plays saved meditations offline, and no public page comes from the cache', async ({
  page,
  context,
}) => {
  await signIn(page, await createCreator(page));
  await saveReplay(page);
  await saveSound(page);
  await openPageUntilIdle(page, '/members/meditations');
  await expect(meditationCard(page)).toContainText('Saved on this device');

  await context.setOffline(true);
  await expireToken(page);
  await page.goto('/members/meditations');
  await expect(page.getByRole('region', { name: 'Saved on this device' })).toBeVisible();
  await meditationCard(page)
    .getByRole('button', { name: /^(Play|Continue)/ })
    .click();
  const place = page.getByRole('slider', { name: 'Place in the meditation' });
  await expect(page.getByRole('dialog').getByRole('button', { name: 'Pause', exact: true })).toBeVisible();
  await place.fill('600');
  await expect.poll(async () => Number(await place.inputValue())).toBeGreaterThan(600);

  await page.goto('/members/replays');
  const sound = page.getByRole('region', { name: 'Saved on this device' }).getByLabel(`Sound of ${replay}`);
  await playSound(sound);
  await sound.evaluate((audio: HTMLAudioElement) => (audio.currentTime = audio.duration - 0.5));
  await expect.poll(() => sound.evaluate((audio: HTMLAudioElement) => audio.ended)).toBe(true);
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Meditations' }).click();
  await expect(meditationCard(page)).toBeVisible();
  await page.goBack();
  expect(await playSound(sound)).toBeLessThan(60);

  await context.setOffline(false);
  await expect(page.getByRole('link', { name: replay, exact: true })).toBeVisible();
  expect(await sound.evaluate((audio: HTMLAudioElement) => audio.paused)).toBe(false);
  await context.setOffline(true);

  await page.goto('/membership');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('No light yet');
  expect(await page.getByRole('main').innerText()).not.toContain('$');
  await expect(page.locator('script[type="module"], link[rel="modulepreload"]')).toHaveCount(0);
  expect(await findAccessibilityViolationsInTheme(page, { colorScheme: 'light' })).toEqual([]);
  await context.setOffline(false);
  await page.getByRole('link', { name: 'Try again' }).click();
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('No light yet');
});

test('text written offline is sent when the network is back and its field is closed', async ({ page, context }) => {
  await signIn(page, await createMember(page.request));
  await waitForServiceWorker(page);
  await context.setOffline(true);
  await writeOffline(page, 'The line was gone, and it was quiet.');
  await page.goto('/members/practice');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const stored = page.waitForResponse(
    (answer) => answer.url().endsWith('/api/journal') && answer.request().method() === 'POST',
  );
  await context.setOffline(false);
  expect((await stored).ok()).toBe(true);
  await page.goto('/members/journal');
  await expect(page.getByRole('article')).toHaveCount(1);
  await expect(page.getByRole('article')).toContainText('The line was gone, and it was quiet.');
  await expect.poll(() => unsentKeys(page)).toEqual([]);
});

test('sign-out deletes all data of a member from the device, also offline', async ({ page, context }) => {
  await signIn(page, await createCreator(page));
  await saveReplay(page);
  await context.setOffline(true);
  await writeOffline(page, 'Only for me.');
  expect(await savedCaches(page)).toHaveLength(1);
  expect(await unsentKeys(page)).toHaveLength(1);
  await page.getByRole('button', { name: 'Account menu' }).click();
  await page.getByRole('menuitem', { name: 'Sign out' }).click();
  await expect.poll(() => savedCaches(page)).toEqual([]);
  await expect.poll(() => storageKeys(page)).toEqual([]);
});

test('the last viewed page opens after a cold start offline', async ({ page, context }) => {
  const lesson = await findVideoLesson(page.request);
  await signIn(page, await createCreator(page));
  await page.goto('/members/journal');
  await page.getByRole('textbox', { name: 'Write now' }).fill('Seen last with a network.');
  await expect(page.getByText(/^Saved \d/)).toBeVisible();
  await openPageUntilIdle(page, '/members/today');
  const question = await page.getByRole('region').locator('#question').innerText();
  const answer = page.getByRole('textbox', { name: 'Your journal' });
  await answer.pressSequentially('By the window.');
  await expect(page.getByText(/^Saved \d/)).toBeVisible();
  await openPageUntilIdle(page, '/members/forum');
  const topic = page.getByRole('region', { name: 'Recent discussions' }).getByRole('link').first();
  const topicTitle = await topic.innerText();
  const topicPath = (await topic.getAttribute('href')) ?? '';
  const pages: [string, () => Locator][] = [
    ['/members/modules', () => page.getByRole('link', { name: lesson.moduleTitle }).first()],
    [`/members/modules/${lesson.moduleSlug}`, () => page.getByRole('link', { name: lesson.title }).first()],
    [createLessonPath(lesson), () => page.getByRole('heading', { level: 1, name: lesson.title })],
    ['/members/forum', () => page.getByRole('link', { name: topicTitle }).first()],
    [topicPath, () => page.getByRole('heading', { level: 1, name: topicTitle })],
    ['/members/practice', () => page.getByRole('heading', { level: 1, name: 'Your practice' })],
    ['/members/visionary', () => page.getByRole('heading', { level: 2 }).first()],
    ['/members/meditations', () => meditationCard(page)],
    ['/members/today', () => page.getByRole('heading', { name: question })],
    ['/members/journal', () => page.getByRole('article').filter({ hasText: 'Seen last with a network.' })],
  ];
  for (const [path, words] of pages) {
    await openPageUntilIdle(page, path);
    await expect(words()).toBeVisible();
  }
  await waitForServiceWorker(page);
  await context.setOffline(true);
  for (const [path, words] of pages) {
    await page.goto(path);
    await expect(words(), path).toBeVisible();
    await expect(page.getByText(/^We could not load/), path).toHaveCount(0);
  }
  await page.goto('/members/today');
  await expect(answer).toHaveValue('By the window.');
  await expect(page.getByRole('link', { name: 'See membership' })).toHaveCount(0);
  const bars = [page.locator('.offline-bar'), page.getByRole('navigation', { name: 'Main' })];
  const [offline, main] = await Promise.all(bars.map((bar) => bar.boundingBox()));
  expect(main?.y).toBeGreaterThanOrEqual((offline?.y ?? 0) + (offline?.height ?? 0));
});

test('a week-old cached dashboard shows its date, and no question as today’s', async ({ page, context }) => {
  await signIn(page, await createMember(page.request));
  await openPageUntilIdle(page, '/members/dashboard');
  const question = page
    .getByRole('region', { name: /./ })
    .filter({ hasText: 'Today’s reflection' })
    .getByRole('heading');
  const asked = await question.innerText();
  await waitForServiceWorker(page);
  await context.setOffline(true);
  await page.goto('/members/dashboard');
  await expect(question).toHaveText(asked);
  await expect(page.getByText(/^We could not refresh this page\. It is from /)).toBeVisible();
  await page.clock.setSystemTime(Date.now() + 7 * 86_400_000);
  await page.goto('/members/dashboard');
  await expect(question).toHaveText('Today’s reflection loads when you are online.');
});

test('saved files are deleted with the tier, and after 30 days without contact to the server', async ({
  page,
  context,
}) => {
  const person = await createCreator(page);
  await signIn(page, person);
  await saveReplay(page);
  await context.setOffline(true);
  await page.evaluate(() => localStorage.setItem('kept-files-contact', String(Date.now() - 31 * 86_400_000)));
  await page.goto('/members/meditations');
  await expect(meditationCard(page)).toBeVisible();
  await expect.poll(() => savedCaches(page)).toEqual([]);
  await context.setOffline(false);
  await saveReplay(page);
  await updateAccount(page.request, person, { plan: 'free' });
  await expect.poll(() => savedCaches(page)).toEqual([]);
});

async function createCreator(page: Page): Promise<TestPerson> {
  const person = await createMember(page.request);
  await updateAccount(page.request, person, { plan: 'creator' });
  return person;
}

async function expireToken(page: Page): Promise<void> {
  await page.evaluate(() => {
    const session = JSON.parse(localStorage.getItem('oneness-session') ?? '{}') as object;
    localStorage.setItem('oneness-session', JSON.stringify({ ...session, expires_at: 1_700_000_000 }));
  });
}

async function waitForServiceWorker(page: Page): Promise<void> {
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
}

async function saveReplay(page: Page): Promise<void> {
  await openPageUntilIdle(page, '/members/meditations');
  await waitForServiceWorker(page);
  await meditationCard(page)
    .getByRole('button', { name: /^(Play|Continue)/ })
    .click();
  const player = page.getByRole('dialog');
  await player.getByRole('button', { name: /^Download, \d/ }).click();
  await expect(player.getByRole('button', { name: /^Saved on this device, \d/ })).toBeVisible();
  await page.keyboard.press('Escape');
  await page.getByRole('region', { name: 'Player' }).getByRole('button', { name: 'Stop' }).click();
}

async function saveSound(page: Page): Promise<void> {
  await openPageUntilIdle(page, '/members/replays');
  await page.getByRole('link', { name: replay, exact: true }).click();
  await page.getByRole('button', { name: /^Sound only, \d/ }).click();
  await expect(page.getByRole('button', { name: /^Saved on this device, \d/ })).toBeVisible();
}

async function playSound(sound: Locator): Promise<number> {
  const place = () => sound.evaluate((audio: HTMLAudioElement) => audio.currentTime);
  await sound.evaluate((audio: HTMLAudioElement) => audio.play());
  await expect.poll(place).toBeGreaterThan(0);
  return place();
}

async function writeOffline(page: Page, words: string): Promise<void> {
  await page.goto('/members/journal');
  await page.getByRole('textbox', { name: 'Write now' }).fill(words);
  await expect(page.getByText('Saved on this device. It is synced when you are online.')).toBeVisible();
}

const meditationCard = (page: Page) => page.getByRole('article').filter({ hasText: title }).first();

const savedCaches = (page: Page): Promise<string[]> =>
  page.evaluate(async () => {
    const names = (await caches.keys()).filter((name) => name.startsWith('kept-files:'));
    const files = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
    return files.flat().map(({ url }) => url);
  });

const unsentKeys = async (page: Page): Promise<string[]> =>
  (await storageKeys(page)).filter((key) => key.startsWith('journal:'));

const storageKeys = (page: Page): Promise<string[]> =>
  page.evaluate(async () => {
    const done = <T>(request: IDBRequest<T>) =>
      new Promise<T>((resolve, reject) => {
        request.onsuccess = () => resolve(request.result);
        request.onerror = () => reject(request.error);
      });
    const found: string[] = [];
    for (const { name = '' } of await indexedDB.databases()) {
      const database = await done(indexedDB.open(name));
      for (const store of database.objectStoreNames)
        found.push(...(await done(database.transaction(store).objectStore(store).getAllKeys())).map(String));
      database.close();
    }
    return found;
  });
