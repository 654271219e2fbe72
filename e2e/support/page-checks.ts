import { expect, type Page } from '@playwright/test';
import type { SitePage } from './site-pages.ts';

type Reader = 'visitor' | 'member';

export async function expectPageContent(
  page: Page,
  path: string,
  { heading, fields, ...all }: SitePage,
  reader: Reader,
) {
  const main = page.getByRole('main');
  const { says = [], leads = [], buttons = [], forVisitors } = all;
  const also = reader === 'visitor' ? forVisitors : undefined;
  const soft = expect.configure({ soft: true, timeout: 30_000 });
  await soft(page.getByRole('heading', { level: 1 }), path).toHaveText(heading, { useInnerText: true });
  for (const words of [...says, ...(also?.says ?? [])])
    await soft(main, path).toContainText(words, { useInnerText: true });
  for (const [words, to] of [...leads, ...(also?.leads ?? [])]) {
    const link = main.getByRole('link', { name: words }).and(main.locator(`a[href="${to}"]`));
    await soft(link.first(), `${path}: ${words} leads to ${to}`).toBeVisible();
  }
  for (const words of [...buttons, ...(also?.buttons ?? [])])
    await soft(main.getByRole('button', { name: words, exact: true }), path).toBeVisible();
  for (const [label, typed] of Object.entries(fields ?? {}))
    await soft(main.getByLabel(label, { exact: true }), path).toHaveValue(typed);
}

export function collectRequestErrors(page: Page, site: string): string[] {
  const faults: string[] = [];
  const { host } = new URL(site);
  const note = (words: string): void => void faults.push(`${new URL(page.url()).pathname}: ${words}`);
  const watch = (address: string): void => {
    const url = new URL(address);
    if (url.protocol !== 'data:' && url.protocol !== 'blob:' && url.host !== host) note(`asks ${address}`);
  };
  page.on('request', (request) => watch(request.url()));
  page.on('websocket', (socket) => watch(socket.url()));
  page.on('response', (response) => {
    if (response.status() >= 400) note(`${response.url()} answers ${response.status()}`);
  });
  page.on('requestfailed', (request) => {
    const reason = request.failure()?.errorText ?? '';
    if (reason !== 'net::ERR_ABORTED') note(`${request.url()} fails: ${reason}`);
  });
  return faults;
}
