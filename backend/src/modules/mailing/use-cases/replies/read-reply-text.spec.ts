import { readOriginalText, readReplyText } from './read-reply-text.ts';

const quote = 'Ben Lind replied to you\n> Open it: https://oneness.example/members/forum/x';

describe('the text of a reply', () => {
  it.each([
    ['Gmail', `Yes, gladly.\n\nOn Thu, Nov 26, 2026 at 5:00 PM Institute <hello@oneness.example> wrote:\n\n> ${quote}`],
    ['Apple Mail', `Yes, gladly.\r\n\r\nSent from my iPhone\r\n\r\n> On 26 Nov 2026, at 10:00, A wrote:\r\n> \r\n> x`],
    ['Outlook', `Yes, gladly.\n\n________________________________\nFrom: A <a@b.example>\nSent: Thursday\nTo: B\n\nx`],
    // cspell:disable-next-line
    ['a German client', `Yes, gladly.\n\nAm Do., 26. Nov. 2026 um 10:00 Uhr schrieb A <a@b.example>:\n\n> x`],
    ['a signature', `Yes, gladly.\n\n-- \nAmara Okafor\nDirector`],
    ['text between quotes', `> x\n\nYes, gladly.\n\n> y`],
  ])('has no quoted text and no signature when it is from %s', (_, text) => {
    expect(readReplyText({ text, html: null })).toBe('Yes, gladly.');
  });

  it('is read from the HTML when there is no plain text', () => {
    const html = `<div>Yes, <b>gladly</b>.</div><div class="gmail_quote">On Thursday A wrote:<blockquote>x</blockquote></div>`;
    expect(readReplyText({ text: null, html })).toBe('Yes, gladly.');
  });

  it('is empty when there is only quoted text', () => {
    expect(readReplyText({ text: '> x\n> y', html: null })).toBe('');
  });

  it('has the quoted text, and is cut after 20,000 characters, when staff read it', () => {
    expect(readOriginalText({ text: 'Yes.\n\n> x', html: null })).toEqual({ text: 'Yes.\n\n> x', isCut: false });
    const long = readOriginalText({ text: 'x'.repeat(20_001), html: null });
    expect([long?.text.length, long?.isCut]).toEqual([20_000, true]);
    const html = '<p>Yes.</p><blockquote>old</blockquote>';
    expect(readOriginalText({ text: null, html })?.text).toContain('old');
  });

  it('leaves out HTML that is nested deeper than 100 elements', () => {
    const nested = `${'<b>'.repeat(20_000)}x${'</b>'.repeat(20_000)}`;
    expect(readReplyText({ text: null, html: nested })).toBe('');
    expect(readReplyText({ text: null, html: `<p>Yes, gladly.</p>${nested}` })).toBe('Yes, gladly.');
  });

  it('is empty when the email cannot be read', () => {
    const unreadable = {
      text: null,
      get html(): string {
        throw new RangeError('Maximum call stack size exceeded');
      },
    };
    expect(readReplyText(unreadable)).toBe('');
  });

  it.each([' ', '\n', ' \n', '> ', 'On ', '-', '_', 'On a, wrote: ', 'From: a ', '\t \u00a0'])(
    'is read in time that grows in proportion to its length when %j is repeated 100,000 times',
    (part) => {
      const measure = (times: number) => {
        const started = performance.now();
        readReplyText({ text: `${part.repeat(times)}x`, html: null });
        return performance.now() - started;
      };
      // Four times the length takes four times as long, or 16 times if the time grows with the square.
      const limitMs = Math.max(2_000, 8 * measure(25_000));
      expect(measure(100_000)).toBeLessThan(limitMs);
    },
  );
});
