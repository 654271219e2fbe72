/** Email templates of the institute, one file each under emails/, imported by path. This package sends nothing. */
import type { MailTemplate } from './mail-template.ts';
import type { RenderedMail } from './render-mail.ts';

export type { MailTemplate, RenderedMail };
export type { SenderProps } from './layout/email-layout.tsx';

/** Loads React Email with the first email, because it takes about 50 MB of memory. */
export async function renderMail<Props extends object>(
  template: MailTemplate<Props>,
  props: NoInfer<Props>,
): Promise<RenderedMail> {
  const { renderTemplate } = await import('./render-mail.ts');
  return renderTemplate(template, props);
}
