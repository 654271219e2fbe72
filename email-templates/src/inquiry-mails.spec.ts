import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { previewProps, renderMail } from 'email-templates';

const wholeOf = async (name: 'inquiry-receipt' | 'inquiry-notice', text: string) => {
  const mail = await renderMail(name, {
    ...(await previewProps(name)),
    answers: [{ label: 'Message', text }],
  } as never);
  return `${mail.html}\n${mail.text}`;
};

describe('the receipt of a form', () => {
  for (const text of [
    'Win at shop.example',
    'https://x.test',
    'HTTP://x',
    'me@shop.test',
    'www.shop',
    'see пример.рф',
  ]) {
    it(`does not repeat words that name an address: ${text}`, async () => {
      const whole = await wholeOf('inquiry-receipt', text);
      assert.ok(!whole.includes(text));
      assert.ok(whole.includes('What you wrote is with us in full.'));
    });
  }

  for (const text of ['My mother is 81. Can she join?', 'and/or 3.5 hours, e.g. on Mondays', 'J. Okafor\nSanta Fe']) {
    it(`repeats all other words: ${JSON.stringify(text)}`, async () => {
      assert.ok((await wholeOf('inquiry-receipt', text)).includes(text.split('\n')[0]!));
    });
  }
});

describe('a mail about a form', () => {
  it('keeps the lines of what was written, and nothing that turns or breaks them', async () => {
    const whole = await wholeOf('inquiry-notice', 'One\u202e\ntwo\u2028three\n\nfour');
    assert.ok(whole.includes('One<br/>two three<br/><br/>four'));
    assert.ok(whole.includes('One\ntwo three\n\nfour'));
  });

  it('stays under the size at which mail programs cut a letter off, however much was written', async () => {
    const props = await previewProps('inquiry-reply');
    const answers = ['Skills', 'Motivation'].map((label) => ({ label, text: '& <b>\n'.repeat(833) }));
    const { html } = await renderMail('inquiry-reply', { ...props, answers, lines: Array<string>(833).fill('& <b>') });
    assert.ok(Buffer.byteLength(html) < 100_000, String(Buffer.byteLength(html)));
  });
});
