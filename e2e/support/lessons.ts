import { expect, type APIRequestContext, type Locator, type Page } from '@playwright/test';
import { changeAccount, oldFriend, signIn, type Person } from './people.ts';

export interface FilmLesson {
  title: string;
  slug: string;
  moduleSlug: string;
  moduleTitle: string;
  durationSec: number;
  visibilityTier: string;
}

export const pathOf = ({ moduleSlug, slug }: FilmLesson): string => `/members/modules/${moduleSlug}/${slug}`;

/** A lesson of the demo data that has a film and needs a plan. */
export async function lessonWithFilm(request: APIRequestContext): Promise<FilmLesson> {
  const headers = await headersOf(request, { email: 'visionary@example.org', password: 'demo-password' });
  const answer = await request.get('/api/lessons?limit=100', { headers });
  const { items } = (await answer.json()) as { items: (FilmLesson & { videoUrl?: string | null })[] };
  const found = items.find(({ videoUrl, visibilityTier }) => videoUrl && visibilityTier === 'seeker');
  expect(found, 'a lesson with a film in the demo data').toBeDefined();
  return found as FilmLesson;
}

/** Somebody who may open it, signed in on its page. */
export async function openedByMember(page: Page, lesson: FilmLesson): Promise<Person> {
  const person = await oldFriend(page.request);
  await changeAccount(page.request, person, { plan: 'seeker' });
  await signIn(page, person, pathOf(lesson));
  return person;
}

export const filmIn = (page: Page): Locator => page.getByRole('main').locator('video');

/** Begins the film and waits until it plays. */
export async function play(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Play video' }).click();
  await expect.poll(() => placeIn(page)).toBeGreaterThan(0);
}

/** Seconds. */
export const placeIn = (page: Page): Promise<number> =>
  filmIn(page).evaluate((film: HTMLVideoElement) => (film.paused ? 0 : film.currentTime));

/** Goes to a second of the film, as the line does. */
export async function goTo(page: Page, second: number): Promise<void> {
  await filmIn(page).evaluate((film: HTMLVideoElement, at) => {
    film.currentTime = at;
  }, second);
}

/** Rests the film, and waits until the server has been told. */
export async function pause(page: Page): Promise<void> {
  const told = page.waitForResponse((answer) => answer.url().endsWith('/progress') && answer.ok());
  await page.getByRole('button', { name: 'Pause', exact: true }).click();
  await told;
}

/** Of the calls of somebody, as a page of theirs sends them. */
export async function headersOf(
  request: APIRequestContext,
  data: { email: string; password: string },
): Promise<{ authorization: string }> {
  const signedIn = await request.post('/api/auth/token?grant_type=password', { data });
  const { access_token: token } = (await signedIn.json()) as { access_token: string };
  return { authorization: `Bearer ${token}` };
}
