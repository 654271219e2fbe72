import { expect, type APIRequestContext, type Locator, type Page } from '@playwright/test';
import { updateAccount, createMember, signIn, type TestPerson } from './people.ts';

export interface VideoLesson {
  title: string;
  slug: string;
  moduleSlug: string;
  moduleTitle: string;
  durationSec: number;
  visibilityTier: string;
}

export const createLessonPath = ({ moduleSlug, slug }: VideoLesson): string => `/members/modules/${moduleSlug}/${slug}`;

export async function findVideoLesson(request: APIRequestContext): Promise<VideoLesson> {
  const headers = await createAuthHeaders(request, { email: 'visionary@example.org', password: 'demo-password' });
  const answer = await request.get('/api/lessons?limit=100', { headers });
  const { items } = (await answer.json()) as { items: (VideoLesson & { videoUrl?: string | null })[] };
  const found = items.find(({ videoUrl, visibilityTier }) => videoUrl && visibilityTier === 'seeker');
  expect(found, 'a lesson with a film in the demo data').toBeDefined();
  return found as VideoLesson;
}

export async function openLessonAsMember(page: Page, lesson: VideoLesson): Promise<TestPerson> {
  const person = await createMember(page.request);
  await updateAccount(page.request, person, { plan: 'seeker' });
  await signIn(page, person, createLessonPath(lesson));
  return person;
}

export const getLessonVideo = (page: Page): Locator => page.getByRole('main').locator('video');

export async function playLessonVideo(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Play video' }).click();
  await expect.poll(() => getVideoPosition(page)).toBeGreaterThan(0);
}

export const getVideoPosition = (page: Page): Promise<number> =>
  getLessonVideo(page).evaluate((film: HTMLVideoElement) => (film.paused ? 0 : film.currentTime));

export async function seekVideo(page: Page, second: number): Promise<void> {
  await getLessonVideo(page).evaluate((film: HTMLVideoElement, at) => {
    film.currentTime = at;
  }, second);
}

export async function pauseLessonVideo(page: Page): Promise<void> {
  const stored = page.waitForResponse((answer) => answer.url().endsWith('/progress') && answer.ok());
  await page.getByRole('button', { name: 'Pause', exact: true }).click();
  await stored;
}

export async function createAuthHeaders(
  request: APIRequestContext,
  data: { email: string; password: string },
): Promise<{ authorization: string }> {
  const signedIn = await request.post('/api/auth/token?grant_type=password', { data });
  const { access_token: token } = (await signedIn.json()) as { access_token: string };
  return { authorization: `Bearer ${token}` };
}
