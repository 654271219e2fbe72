/**
 * Email templates of the institute. Each is one file under emails/ and is imported by path. This package sends no
 * emails.
 */
import type { MailTemplate } from './mail-template.ts';
import type { RenderedMail } from './render-mail.ts';

export type { MailTemplate, RenderedMail };
export type { SenderProps } from './layout/email-layout.tsx';

/** Loads React Email when the first email is rendered, because it takes about 50 MB of memory. */
export async function renderMail<Props extends object>(
  template: MailTemplate<Props>,
  props: NoInfer<Props>,
): Promise<RenderedMail> {
  const { renderTemplate } = await import('./render-mail.ts');
  return renderTemplate(template, props);
}
