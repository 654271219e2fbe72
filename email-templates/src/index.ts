/** The institute's mails. Each is one file under emails/, imported by its path; nothing is sent from here. */
import type { MailTemplate } from './mail-template.ts';
import type { RenderedMail } from './render-mail.ts';

export type { MailTemplate, RenderedMail };
export type { SenderProps } from './layout/email-layout.tsx';

/** Loads React Email with the first mail: it takes some 50 MB, which a process that renders none never pays. */
export async function renderMail<Props extends object>(
  template: MailTemplate<Props>,
  props: NoInfer<Props>,
): Promise<RenderedMail> {
  const { renderTemplate } = await import('./render-mail.ts');
  return renderTemplate(template, props);
}
