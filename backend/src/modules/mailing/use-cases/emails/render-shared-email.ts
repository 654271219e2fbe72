import { LRUCache } from 'lru-cache';
import {
  renderEmail,
  toSingleLine,
  type EmailSenderProps,
  type EmailTemplate,
  type RenderedEmail,
} from 'email-templates';
import { createMark, escapeHtml, fillMarks, removeMarks } from '../../domain/merge-fields.ts';
import type { SharedMailProps } from './define-mail.ts';

type SharedProps = EmailSenderProps & Partial<SharedMailProps>;

const ownFields = ['recipient', 'joinedOn', 'unsubscribeUrl', 'preferencesUrl', 'whyUrl'] as const;
const maxTemplates = 20;
const rendered = new LRUCache<string, RenderedEmail>({ max: maxTemplates });

/**
 * Renders an email whose content is the same for all recipients. The content is rendered once, with marks for the
 * values of the recipient, because React Email needs milliseconds. The name of the recipient is not available.
 */
export async function renderSharedEmail<Props extends EmailSenderProps>(
  name: string,
  template: EmailTemplate<Props>,
  shared: SharedProps,
  content: object,
): Promise<RenderedEmail> {
  const marks = new Map<string, string>();
  const props: Record<string, unknown> = { ...shared, firstName: '' };
  for (const field of ownFields) {
    const value = shared[field];
    if (typeof value !== 'string') continue;
    marks.set(field, toSingleLine(value));
    props[field] = createMark(field);
  }
  const own = removeMarks(JSON.stringify(content));
  const key = JSON.stringify([name, props, own]);
  const all = { ...props, ...(JSON.parse(own) as object) } as unknown as Props;
  const email = rendered.get(key) ?? (await renderEmail(template, all));
  rendered.set(key, email);
  return { ...email, html: fillMarks(email.html, marks, escapeHtml), text: fillMarks(email.text, marks) };
}
