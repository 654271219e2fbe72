import { render, toPlainText } from '@react-email/render';
import { createElement } from 'react';
import type { EmailTemplate } from './mail-template.ts';
import { toSingleLine } from './safe-text.ts';

/** The same values give the same bytes, so a retry sends the same email. */
export interface RenderedEmail {
  subject: string;
  html: string;
  text: string;
}

export async function renderEmailTemplate<Props extends object>(
  template: EmailTemplate<Props>,
  props: Props,
): Promise<RenderedEmail> {
  const clean = withoutLineBreaks(props);
  const html = await render(createElement(template.Email, clean));
  return { subject: toSingleLine(template.subject(clean)), html, text: renderPlainText(html) };
}

function withoutLineBreaks<Props extends object>(props: Props): Props {
  const entries = Object.entries(props) as [string, unknown][];
  return Object.fromEntries(entries.map(([key, value]) => [key, isText(value) ? toSingleLine(value) : value])) as Props;
}

const isText = (value: unknown): value is string => typeof value === 'string';

function renderPlainText(html: string): string {
  const text = toPlainText(html, {
    wordwrap: 72,
    selectors: [
      { selector: 'h1', options: { uppercase: false } },
      { selector: 'h2', options: { uppercase: false } },
      { selector: 'hr', options: { length: 24 } },
      { selector: 'a', options: { linkBrackets: ['<', '>'], hideLinkHrefIfSameAsText: true } },
      { selector: 'a[data-button]', format: 'anchor', options: { ignoreHref: true } },
    ],
  });
  return `${text.trim()}\n`;
}
