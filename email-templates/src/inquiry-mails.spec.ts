import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { renderEmail, type EmailTemplate } from 'email-templates';
import { inquiryNoticeEmail } from 'email-templates/emails/inquiry-notice';
import { inquiryReceiptEmail } from 'email-templates/emails/inquiry-receipt';
import { inquiryReplyEmail } from 'email-templates/emails/inquiry-reply';

const wholeOf = async <Props extends object>(template: EmailTemplate<Props>, changes: object) => {
  const mail = await renderEmail(template, { ...template.PreviewProps, ...changes });
  return `${mail.subject}\n${mail.html}\n${mail.text}`;
};

const answers = [{ label: 'Message', text: 'Call our billing desk on +1 (900) 555-0199' }];

describe('email to an unverified recipient of a form', () => {
  it('does not repeat the form', async () => {
    assert.ok(!(await wholeOf(inquiryReceiptEmail, { answers })).includes('900'));
    assert.ok(!(await wholeOf(inquiryReplyEmail, { answers })).includes('900'));
  });

  for (const name of ['Call +1 900 555 0199', 'shop。example', 'evil . com', 'Valued Member: reply YES']) {
    it(`omits an invalid name from the greeting: ${name}`, async () => {
      const whole = await wholeOf(inquiryReceiptEmail, { name });
      assert.ok(!whole.includes(name) && !whole.includes('Dear'));
    });
  }
});

describe('notification of staff', () => {
  it('has no name in its subject', async () => {
    const { subject } = await renderEmail(inquiryNoticeEmail, { ...inquiryNoticeEmail.PreviewProps, name: 'Evil Com' });
    assert.ok(!subject.includes('Evil'));
  });
});

describe('email about a form', () => {
  it('preserves line breaks and removes direction marks', async () => {
    const whole = await wholeOf(inquiryNoticeEmail, {
      answers: [{ label: 'Message', text: 'One\u202e\ntwo\u2028three\n\nfour' }],
    });
    assert.ok(whole.includes('One<br/>two three<br/><br/>four'));
    assert.ok(whole.includes('One\ntwo three\n\nfour'));
  });

  it('stays below the size limit of email clients with the longest input', async () => {
    const long = ['Skills', 'Motivation'].map((label) => ({ label, text: '& <b>\n'.repeat(833) }));
    const lines = Array<string>(833).fill('& <b>');
    const notice = await renderEmail(inquiryNoticeEmail, { ...inquiryNoticeEmail.PreviewProps, answers: long });
    const reply = await renderEmail(inquiryReplyEmail, { ...inquiryReplyEmail.PreviewProps, lines });
    for (const { html } of [notice, reply])
      assert.ok(Buffer.byteLength(html) < 100_000, String(Buffer.byteLength(html)));
  });
});
