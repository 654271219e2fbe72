import { expect, type APIRequestContext, type Locator, type Page } from '@playwright/test';
import { changeAccount, createMember, signIn, type Person } from './people.ts';

export interface FilmLesson {
  title: string;
  slug: string;
  moduleSlug: string;
  moduleTitle: string;
  durationSec: number;
  visibilityTier: string;
}

export const lessonPath = ({ moduleSlug, slug }: FilmLesson): string => `/members/modules/${moduleSlug}/${slug}`;

export async function findLessonWithFilm(request: APIRequestContext): Promise<FilmLesson> {
  const headers = await authHeaders(request, { email: 'visionary@example.org', password: 'demo-password' });
  const answer = await request.get('/api/lessons?limit=100', { headers });
  const { items } = (await answer.json()) as { items: (FilmLesson & { videoUrl?: string | null })[] };
  const found = items.find(({ videoUrl, visibilityTier }) => videoUrl && visibilityTier === 'seeker');
  expect(found, 'a lesson with a film in the demo data').toBeDefined();
  return found as FilmLesson;
}

/** Opens the lesson as a new member whose plan includes it. */
export async function openLessonAsMember(page: Page, lesson: FilmLesson): Promise<Person> {
  const person = await createMember(page.request);
  await changeAccount(page.request, person, { plan: 'seeker' });
  await signIn(page, person, lessonPath(lesson));
  return person;
}

export const lessonFilm = (page: Page): Locator => page.getByRole('main').locator('video');

export async function playFilm(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Play video' }).click();
  await expect.poll(() => filmPosition(page)).toBeGreaterThan(0);
}

export const filmPosition = (page: Page): Promise<number> =>
  lessonFilm(page).evaluate((film: HTMLVideoElement) => (film.paused ? 0 : film.currentTime));

export async function seekTo(page: Page, second: number): Promise<void> {
  await lessonFilm(page).evaluate((film: HTMLVideoElement, at) => {
    film.currentTime = at;
  }, second);
}

/** Pauses the film and waits until the progress is stored on the server. */
export async function pauseFilm(page: Page): Promise<void> {
  const stored = page.waitForResponse((answer) => answer.url().endsWith('/progress') && answer.ok());
  await page.getByRole('button', { name: 'Pause', exact: true }).click();
  await stored;
}

export async function authHeaders(
  request: APIRequestContext,
  data: { email: string; password: string },
): Promise<{ authorization: string }> {
  const signedIn = await request.post('/api/auth/token?grant_type=password', { data });
  const { access_token: token } = (await signedIn.json()) as { access_token: string };
  return { authorization: `Bearer ${token}` };
}
