import type { Page } from '@playwright/test';
import type { TestPerson } from './people.ts';

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

export async function expireTokenSoon(page: Page): Promise<void> {
  await page.evaluate((key) => {
    const session = JSON.parse(localStorage.getItem(key) ?? '{}') as StoredSession;
    localStorage.setItem(key, JSON.stringify({ ...session, expires_at: Math.floor(Date.now() / 1000) + 5 }));
  }, KEY);
}

/** The server rejects a token with a wrong signature, which the page does not notice. */
export async function invalidateToken(page: Page): Promise<void> {
  await page.evaluate((key) => {
    const session = JSON.parse(localStorage.getItem(key) ?? '{}') as StoredSession;
    const [head, claims] = session.access_token.split('.');
    const dead = [head, claims, 'A'.repeat(86)].join('.');
    localStorage.setItem(key, JSON.stringify({ ...session, access_token: dead }));
  }, KEY);
}

export async function signOutEverywhere(page: Page): Promise<void> {
  const token = await page.evaluate(
    (key) => (JSON.parse(localStorage.getItem(key) ?? '{}') as StoredSession).access_token,
    KEY,
  );
  await page.request.post('/api/auth/logout?scope=global', { headers: { authorization: `Bearer ${token}` } });
}

export async function fireFocusEvent(page: Page): Promise<void> {
  await page.evaluate(() => window.dispatchEvent(new Event('focus')));
}

export async function signInAgainAfterEnd(page: Page, { password }: Pick<TestPerson, 'password'>): Promise<void> {
  await signOutEverywhere(page);
  await fireFocusEvent(page);
  const ended = page.getByRole('main').filter({ has: page.getByRole('heading', { name: 'Your session has ended' }) });
  await ended.getByLabel('Password').fill(password);
  await ended.getByRole('button', { name: 'Sign in' }).click();
}
