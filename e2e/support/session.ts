import type { Page } from '@playwright/test';

const KEY = 'oneness-session';

interface StoredSession {
  access_token: string;
  expires_at: number;
}

/** Gives the browser a session that was begun elsewhere, as the server told it. */
export async function keepSession(page: Page, session: { expires_in: number }): Promise<void> {
  const expires_at = Math.floor(Date.now() / 1000) + session.expires_in;
  const kept = JSON.stringify({ ...session, expires_at });
  await page.evaluate(([key, value]) => localStorage.setItem(key, value), [KEY, kept] as const);
}

/** Says to the browser that its access token is over in a moment: whatever needs one next fetches another. */
export async function letTokenRunOut(page: Page): Promise<void> {
  await page.evaluate((key) => {
    const session = JSON.parse(localStorage.getItem(key) ?? '{}') as StoredSession;
    localStorage.setItem(key, JSON.stringify({ ...session, expires_at: Math.floor(Date.now() / 1000) + 5 }));
  }, KEY);
}

/** Makes the access token one that the server refuses, as it refuses one that is over, and tells the page nothing. */
export async function letTokenDie(page: Page): Promise<void> {
  await page.evaluate((key) => {
    const session = JSON.parse(localStorage.getItem(key) ?? '{}') as StoredSession;
    const [head, claims] = session.access_token.split('.');
    const dead = [head, claims, 'A'.repeat(86)].join('.');
    localStorage.setItem(key, JSON.stringify({ ...session, access_token: dead }));
  }, KEY);
}

/** Ends the session of a page from elsewhere, as the owner could on another device. */
export async function endFromElsewhere(page: Page): Promise<void> {
  const token = await page.evaluate(
    (key) => (JSON.parse(localStorage.getItem(key) ?? '{}') as StoredSession).access_token,
    KEY,
  );
  await page.request.post('/api/auth/logout?scope=global', { headers: { authorization: `Bearer ${token}` } });
}

/** The person comes back to the tab: what is asked at such a moment is asked. */
export async function comeBackTo(page: Page): Promise<void> {
  await page.evaluate(() => window.dispatchEvent(new Event('focus')));
}
