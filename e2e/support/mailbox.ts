import { expect, type APIRequestContext } from '@playwright/test';

export interface ReceivedEmail {
  id: string;
  to: string[];
  subject: string;
  html: string;
  text: string;
}

const MAILBOX = process.env['MAILBOX_URL'] ?? 'http://localhost:3002';

export const getMailboxUrl = (): string => MAILBOX;

export async function fetchEmails(request: APIRequestContext, email: string): Promise<ReceivedEmail[]> {
  const response = await request.get(`${MAILBOX}/emails`, { params: { to: email } });
  return ((await response.json()) as { data: ReceivedEmail[] }).data;
}

export async function fetchOnlyEmail(request: APIRequestContext, email: string): Promise<ReceivedEmail> {
  const count = async () => (await fetchEmails(request, email)).length;
  await expect.poll(count, { message: `one email to ${email}`, intervals: [200] }).toBe(1);
  const [mail] = await fetchEmails(request, email);
  if (!mail) throw new Error(`The mail to ${email} is gone.`);
  return mail;
}

export function extractEmailLinks({ html }: ReceivedEmail): string[] {
  return [...html.matchAll(/href="([^"]+)"/g)].map(([, href = '']) => href.replaceAll('&amp;', '&'));
}

export async function fetchLatestAccountEmail(
  request: APIRequestContext,
  email: string,
  type: string,
): Promise<AccountEmail> {
  const isAbout = (mail: ReceivedEmail) => extractEmailLinks(mail).some((link) => link.includes(`type=${type}`));
  let found: ReceivedEmail | undefined;
  await expect
    .poll(async () => (found = (await fetchEmails(request, email)).findLast(isAbout)), {
      message: `an email of type ${type} to ${email}`,
      intervals: [200],
    })
    .toBeDefined();
  const mail = found as ReceivedEmail;
  const link = extractEmailLinks(mail).find((href) => href.includes('/auth/confirm')) ?? '';
  return { link, code: /\b\d{6}\b/.exec(mail.text)?.[0] ?? '' };
}

export async function fetchEmailedCode(request: APIRequestContext, email: string): Promise<string> {
  let code: string | undefined;
  const newest = async () => {
    const mails = await fetchEmails(request, email);
    const own = mails.filter((mail) => !extractEmailLinks(mail).some((link) => link.includes('/auth/confirm')));
    return (code = own.map(({ text }) => /\b\d{6}\b/.exec(text)?.[0]).findLast((found) => found !== undefined));
  };
  await expect.poll(newest, { message: `a code to ${email}`, intervals: [200] }).toBeDefined();
  return code ?? '';
}

export interface AccountEmail {
  link: string;
  code: string;
}

export async function setEmailFault(request: APIRequestContext, route: string, effects: object = {}): Promise<void> {
  const set = await request.post(`${MAILBOX}/_/faults`, { data: { route, ...effects } });
  expect(set.ok(), await set.text()).toBe(true);
}
