import { expect, type APIRequestContext } from '@playwright/test';

export interface Mail {
  id: string;
  to: string[];
  subject: string;
  html: string;
  text: string;
}

const MAILBOX = process.env['MAILBOX_URL'] ?? 'http://localhost:3002';

export async function mailsTo(request: APIRequestContext, address: string): Promise<Mail[]> {
  const listed = (await (await request.get(`${MAILBOX}/emails`)).json()) as { data: Mail[] };
  const own = listed.data.filter(({ to }) => to.includes(address));
  return Promise.all(own.map(async ({ id }) => (await (await request.get(`${MAILBOX}/emails/${id}`)).json()) as Mail));
}

export async function onlyMailTo(request: APIRequestContext, address: string): Promise<Mail> {
  const count = async () => (await mailsTo(request, address)).length;
  await expect.poll(count, { message: `one email to ${address}`, intervals: [200] }).toBe(1);
  const [mail] = await mailsTo(request, address);
  if (!mail) throw new Error(`The mail to ${address} is gone.`);
  return mail;
}

export function linksOf({ html }: Mail): string[] {
  return [...html.matchAll(/href="([^"]+)"/g)].map(([, href = '']) => href.replaceAll('&amp;', '&'));
}

/** The newest email of this type, with its link and code. */
export async function mailAbout(request: APIRequestContext, address: string, type: string): Promise<AccountMail> {
  const isAbout = (mail: Mail) => linksOf(mail).some((link) => link.includes(`type=${type}`));
  let found: Mail | undefined;
  await expect
    .poll(async () => (found = (await mailsTo(request, address)).findLast(isAbout)), {
      message: `an email of type ${type} to ${address}`,
      intervals: [200],
    })
    .toBeDefined();
  const mail = found as Mail;
  const link = linksOf(mail).find((href) => href.includes('/auth/confirm')) ?? '';
  return { link, code: /\b\d{6}\b/.exec(mail.text)?.[0] ?? '' };
}

/** The newest email that has a code but no link. */
export async function mailedCode(request: APIRequestContext, address: string): Promise<string> {
  let code: string | undefined;
  const newest = async () => {
    const mails = await mailsTo(request, address);
    const own = mails.filter((mail) => !linksOf(mail).some((link) => link.includes('/auth/confirm')));
    return (code = own.map(({ text }) => /\b\d{6}\b/.exec(text)?.[0]).findLast((found) => found !== undefined));
  };
  await expect.poll(newest, { message: `a code to ${address}`, intervals: [200] }).toBeDefined();
  return code ?? '';
}

/** Link and code of an account email; either is enough to confirm. */
export interface AccountMail {
  link: string;
  code: string;
}
