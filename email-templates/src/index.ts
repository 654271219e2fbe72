import type { EmailTemplate } from './mail-template.ts';
import type { RenderedEmail } from './render-mail.ts';

export { toGreetingName, toSingleLine } from './safe-text.ts';
export type { EmailTemplate, RenderedEmail };
export type { EmailSenderProps } from './layout/email-layout.tsx';

/** React Email takes about 50 MB of memory, so the first call loads the library. */
export async function renderEmail<Props extends object>(
  template: EmailTemplate<Props>,
  props: NoInfer<Props>,
): Promise<RenderedEmail> {
  const { renderEmailTemplate: renderTemplate } = await import('./render-mail.ts');
  return renderTemplate(template, props);
}
