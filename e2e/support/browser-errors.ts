import type { Page } from '@playwright/test';

declare global {
  interface Window {
    reportViolation: (violation: string) => void;
  }
}

export async function collectBrowserErrors(page: Page): Promise<string[]> {
  const complaints: string[] = [];
  const note = (kind: string, text: string): void =>
    void complaints.push(`${new URL(page.url()).pathname}: ${kind}: ${text}`);
  await page.exposeFunction('reportViolation', (violation: string) => note('policy', violation));
  await page.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI }) =>
      window.reportViolation(`${effectiveDirective} refused ${blockedURI}`),
    );
  });
  page.on('console', (message) => {
    if (message.type() === 'error') note('log', message.text());
  });
  page.on('pageerror', (error) => note('uncaught', error.message));
  return complaints;
}
