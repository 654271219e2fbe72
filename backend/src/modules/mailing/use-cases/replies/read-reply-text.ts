import EmailReplyParser from 'email-reply-parser';
import { convert } from 'html-to-text';
import { toMultiLine } from '#kernel/visible-text.ts';
import type { ReceivedEmail } from '../../domain/received-email.ts';

/** Cuts longer texts, which would block the worker for seconds. The reply is at the top, above the quoted text. */
const maxTextLength = 20_000;
const maxHtmlLength = 500_000;
/** The conversion is recursive, so deeper elements are left out. */
const maxHtmlDepth = 100;
/** Quoted text in the emails of Gmail, Outlook, Apple Mail, Yahoo and Proton. */
const quoteSelectors = ['blockquote', '.gmail_quote', '#divRplyFwdMsg', '.yahoo_quoted', '.protonmail_quote'];

const parser = new EmailReplyParser();

export function readReplyText(email: Pick<ReceivedEmail, 'text' | 'html'>): string {
  try {
    return readText(email);
  } catch {
    // A second attempt would fail in the same way, so the error must not repeat the job.
    return '';
  }
}

function readText({ text, html }: Pick<ReceivedEmail, 'text' | 'html'>): string {
  const source = text?.trim() ? text : toText(html ?? '', quoteSelectors);
  // The regular expressions of the parser are slow with long runs of spaces or line breaks.
  const bounded = toMultiLine(source.toWellFormed().normalize('NFC').slice(0, maxTextLength))
    .replaceAll(/[^\S\n]{9,}/g, ' '.repeat(8))
    .replaceAll(/\n\s*\n(?:\s*\n)+/g, '\n\n');
  return toMultiLine(parser.parseReply(bounded));
}

/** Does not remove quoted text, because the sender may have written between the quoted lines. */
export function readOriginalText({
  text,
  html,
}: Pick<ReceivedEmail, 'text' | 'html'>): { text: string; isCut: boolean } | undefined {
  try {
    const isPlain = Boolean(text?.trim());
    const source = (isPlain ? text : toText(html ?? '', []))?.toWellFormed().normalize('NFC') ?? '';
    const isCut = source.length > maxTextLength || (!isPlain && (html?.length ?? 0) > maxHtmlLength);
    return { text: toMultiLine(source.slice(0, maxTextLength)), isCut };
  } catch {
    return undefined;
  }
}

const toText = (html: string, leftOut: readonly string[]): string =>
  convert(html.slice(0, maxHtmlLength), {
    wordwrap: false,
    limits: { maxDepth: maxHtmlDepth, ellipsis: '' },
    selectors: [
      { selector: 'img', format: 'skip' },
      { selector: 'a', options: { hideLinkHrefIfSameAsText: true } },
      ...leftOut.map((selector) => ({ selector, format: 'skip' })),
    ],
  });
