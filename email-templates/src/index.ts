/** The institute's mails: a name and its facts go in, subject, HTML and plain text come out. Sends nothing. */
import type { WelcomeProps } from './emails/welcome.tsx';
import type { MailTemplate } from './mail-template.ts';
import type { RenderedMail } from './render-mail.ts';

export type { RenderedMail, WelcomeProps };

/** What each mail must be told. Every field is required, so a forgotten one breaks the build and not a letter. */
export interface MailProps {
  welcome: WelcomeProps;
}

export type MailName = keyof MailProps;

/** Loaded with the first mail rendered: React Email takes some 50 MB, which a process that sends no mail never pays. */
const templates: { [Name in MailName]: () => Promise<MailTemplate<MailProps[Name]>> } = {
  welcome: async () => (await import('./emails/welcome.tsx')).welcome,
};

export const mailNames = Object.keys(templates) as MailName[];

export async function renderMail<Name extends MailName>(name: Name, props: MailProps[Name]): Promise<RenderedMail> {
  const [template, { renderTemplate }] = await Promise.all([templates[name](), import('./render-mail.ts')]);
  return renderTemplate<MailProps[Name]>(template, props);
}

/** The sample values of a mail, for the preview and the tests. */
export async function previewProps<Name extends MailName>(name: Name): Promise<MailProps[Name]> {
  return (await templates[name]()).PreviewProps;
}
