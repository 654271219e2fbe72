/**
 * Email templates of the institute. Each is one file under emails/ and is imported by path. This package sends no
 * emails.
 */
import type { EmailTemplate } from './mail-template.ts';
import type { RenderedEmail } from './render-mail.ts';

export type { EmailTemplate, RenderedEmail };
export type { EmailSenderProps } from './layout/email-layout.tsx';

/** Loads React Email when the first email is rendered, because it takes about 50 MB of memory. */
export async function renderEmail<Props extends object>(
  template: EmailTemplate<Props>,
  props: NoInfer<Props>,
): Promise<RenderedEmail> {
  const { renderEmailTemplate: renderTemplate } = await import('./render-mail.ts');
  return renderTemplate(template, props);
}
