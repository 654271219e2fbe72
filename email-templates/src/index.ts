/**
 * Email templates of the institute. Each template is one file under emails/ and is imported by its path. The backend
 * sends the emails, this package only renders them.
 */
import type { EmailTemplate } from './mail-template.ts';
import type { RenderedEmail } from './render-mail.ts';

export { toGreetingName, toSingleLine } from './safe-text.ts';
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
