import type { Page } from '@playwright/test';

const KEY = 'oneness-session';

interface StoredSession {
  access_token: string;
  expires_at: number;
}

export async function storeSession(page: Page, session: { expires_in: number }): Promise<void> {
  const expires_at = Math.floor(Date.now() / 1000) + session.expires_in;
  const kept = JSON.stringify({ ...session, expires_at });
  await page.evaluate(([key, value]) => localStorage.setItem(key, value), [KEY, kept] as const);
}

/** Makes the browser treat the access token as nearly expired, so that the next request refreshes the token. */
export async function expireTokenSoon(page: Page): Promise<void> {
  await page.evaluate((key) => {
    const session = JSON.parse(localStorage.getItem(key) ?? '{}') as StoredSession;
    localStorage.setItem(key, JSON.stringify({ ...session, expires_at: Math.floor(Date.now() / 1000) + 5 }));
  }, KEY);
}

/** Makes the access token invalid on the server only; the page does not notice it. */
export async function invalidateToken(page: Page): Promise<void> {
  await page.evaluate((key) => {
    const session = JSON.parse(localStorage.getItem(key) ?? '{}') as StoredSession;
    const [head, claims] = session.access_token.split('.');
    const dead = [head, claims, 'A'.repeat(86)].join('.');
    localStorage.setItem(key, JSON.stringify({ ...session, access_token: dead }));
  }, KEY);
}

/** Ends the page's session through the API, as if the user signed out on another device. */
export async function signOutEverywhere(page: Page): Promise<void> {
  const token = await page.evaluate(
    (key) => (JSON.parse(localStorage.getItem(key) ?? '{}') as StoredSession).access_token,
    KEY,
  );
  await page.request.post('/api/auth/logout?scope=global', { headers: { authorization: `Bearer ${token}` } });
}

/** Fires the focus event, which starts the checks for a user who returns to the tab. */
export async function refocusPage(page: Page): Promise<void> {
  await page.evaluate(() => window.dispatchEvent(new Event('focus')));
}
