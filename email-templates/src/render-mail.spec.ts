import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { renderEmail } from 'email-templates';
import { authAccountDeletionEmail } from 'email-templates/emails/auth-account-deletion';
import { authCodeEmail } from 'email-templates/emails/auth-code';
import { authFactorChangedEmail } from 'email-templates/emails/auth-factor-changed';
import { inquiryNoticeEmail } from 'email-templates/emails/inquiry-notice';
import { listConfirmEmail } from 'email-templates/emails/list-confirm';
import { welcomeEmail as welcomeTemplate, type WelcomeProps } from 'email-templates/emails/welcome';
import { loadAllTemplates } from 'email-templates/templates';

const templates = await loadAllTemplates();

const reader: WelcomeProps = {
  firstName: 'Noor',
  recipient: 'noor@reader.test',
  joinedOn: 'Thursday 28 February',
  ebookUrl: 'https://site.test/downloads/book.pdf?copy=1&from=mail',
  reflection: 'A quiet line of its own.',
  preferencesUrl: 'https://site.test/preferences/abc',
  unsubscribeUrl: 'https://site.test/u/abc',
  siteUrl: 'https://site.test',
  siteName: 'House of Quiet',
  postalAddress: '1 Still Lane, Santa Fe',
};

const welcome = (changes: Partial<WelcomeProps> = {}) => renderEmail(welcomeTemplate, { ...reader, ...changes });

const decoded = (html: string) => html.replaceAll('&amp;', '&').replaceAll('&#x27;', "'");
const linksOf = (html: string) => [...html.matchAll(/<a [^>]*href="([^"]*)"/g)].map(([, href]) => decoded(href!));

for (const [name, template] of templates) {
  describe(`${name} email`, () => {
    it('has a subject, an HTML body with one heading, and plain text without HTML', async () => {
      const mail = await renderEmail(template, template.PreviewProps);
      assert.match(mail.subject, /^\S.{5,77}\S$/);
      assert.equal(mail.html.match(/<h1/g)?.length, 1);
      assert.doesNotMatch(mail.text, /<\/?[a-z]+[ >]|&[a-z#0-9]+;|undefined|null/);
    });

    it('has every link of the HTML in the plain text', async () => {
      const mail = await renderEmail(template, template.PreviewProps);
      const links = linksOf(mail.html);
      assert.ok(links.length > 0);
      for (const link of links) assert.ok(mail.text.includes(link), `${link} is missing from the text`);
    });

    it('links to the page that says why it was sent', async () => {
      const whyUrl = 'https://site.test/why/abc';
      const mail = await renderEmail(template, { ...template.PreviewProps, whyUrl });
      assert.ok(linksOf(mail.html).includes(whyUrl));
      assert.ok(mail.text.includes(`Why did I get this email? <${whyUrl}>`));
    });

    it('loads pictures only from the site and gives each an alt text', async () => {
      const props = template.PreviewProps;
      const { html } = await renderEmail(template, props);
      for (const [picture] of html.matchAll(/<img [^>]*>/g)) {
        assert.match(picture, /alt="[^"]+"/);
        assert.ok(picture.includes(`src="${props.siteUrl}/mail/`), picture);
      }
    });

    it('stays below the size limit of email clients', async () => {
      const { html } = await renderEmail(template, template.PreviewProps);
      assert.ok(Buffer.byteLength(html) < 100_000);
    });
  });
}

describe('user input', () => {
  it('is shown as text, never as HTML', async () => {
    const { html } = await welcome({
      firstName: '<img src=x onerror=alert(1)>',
      reflection: '<script>x</script> & "more"',
    });
    assert.ok(!html.includes('<script>') && !html.includes('<img src=x'));
    assert.ok(html.includes('&lt;script&gt;'));
  });

  it('is never in a subject, except for staff', async () => {
    for (const [name, template] of templates) {
      if (name === 'inquiry-notice') continue;
      const props = { ...template.PreviewProps, firstName: 'Zoë', name: 'Zoë' };
      assert.doesNotMatch((await renderEmail(template, props)).subject, /Zoë/);
    }
  });

  it('cannot add a line to a subject', async () => {
    const props = { ...inquiryNoticeEmail.PreviewProps, name: 'Noor\r\nBcc: all@reader.test\u2028x' };
    assert.doesNotMatch((await renderEmail(inquiryNoticeEmail, props)).subject, /[\r\n\u2028]/);
  });

  it('preserves letters of all languages', async () => {
    const { subject, html } = await welcome({ firstName: " Zoë  O'Brien-李 " });
    assert.equal(subject, 'Welcome: your eBook and first daily reflection');
    assert.ok(decoded(html).includes("Welcome, Zoë O'Brien-李"));
  });

  it('is omitted from the two-step sign-in email when the app name is invalid', async () => {
    const props = authFactorChangedEmail.PreviewProps;
    const textWith = async (factor: string) => (await renderEmail(authFactorChangedEmail, { ...props, factor })).text;
    assert.doesNotMatch(await textWith('Declined: call +1 900 555 0199'), /900|Declined|“/);
    assert.match(await textWith('My phone'), /“My\s+phone”/);
  });

  it('is in the two-step sign-in email when an app is added or removed, not for recovery codes', async () => {
    const props = authFactorChangedEmail.PreviewProps;
    const said = async (change: typeof props.change) => {
      const { subject, text } = await renderEmail(authFactorChangedEmail, { ...props, change });
      return [subject, /“My\s+phone”\s+was\s+(added|removed)/.exec(text)?.[1]];
    };
    assert.deepEqual(await said('app-added'), ['An app was added', 'added']);
    assert.deepEqual(await said('app-removed'), ['An app was removed', 'removed']);
    assert.deepEqual(await said('codes-removed'), ['Your recovery codes were removed', undefined]);
  });

  for (const firstName of [
    'win at shop.example',
    'https://shop.example',
    'me@shop.test',
    'x'.repeat(41),
    '',
    ' \r\n ',
    'Call +1 900 555 0199',
    'shop．example',
    'You won: reply YES',
    "-' ’",
  ]) {
    it(`is omitted from the greeting when it is an invalid name: ${JSON.stringify(firstName.slice(0, 20))}`, async () => {
      const { subject, text } = await welcome({ firstName });
      assert.equal(subject, 'Welcome: your eBook and first daily reflection');
      assert.ok(text.startsWith('Welcome\n'));
    });
  }
});

describe('footer', () => {
  it('names the day of joining the list', async () => {
    assert.match(
      (await welcome()).text.replaceAll(/\s+/g, ' '),
      /noor@reader\.test joined our list on Thursday 28 February\./,
    );
  });

  it('does not mention joining when the recipient is not on the list', async () => {
    const { text } = await welcome({ joinedOn: null });
    assert.doesNotMatch(text, /joined/);
    assert.match(text, /You\s+are\s+not\s+on\s+our\s+list/);
    assert.ok(text.includes(reader.unsubscribeUrl));
  });
});

describe('rendering', () => {
  it('contains no sample values', async () => {
    const sample = welcomeTemplate.PreviewProps;
    const mail = await welcome();
    const whole = mail.subject + mail.html + mail.text;
    for (const value of Object.values(sample)) {
      if (value === null) continue;
      assert.ok(!whole.includes(value), `${value} leaked from the sample`);
    }
  });

  it('returns the same bytes each time', async () => {
    assert.deepEqual(await welcome(), await welcome());
  });
});

describe('email with a link and a code', () => {
  for (const name of ['auth-confirm', 'auth-recover', 'auth-invite', 'auth-code', 'auth-email-change']) {
    it(`shows how long they are valid: ${name}`, async () => {
      const template = templates.get(name)!;
      const spans = { linkGoodFor: 'two hours', codeGoodFor: 'five minutes' };
      const { html, text } = await renderEmail(template, { ...template.PreviewProps, ...spans });
      assert.match(text.replaceAll(/\s+/g, ' '), /The link works for two hours, the code for five minutes\./);
      assert.doesNotMatch(html, /an hour|ten minutes/);
    });
  }

  it('mentions only the code when there is no link', async () => {
    const code = { ...authCodeEmail.PreviewProps, link: '', codeGoodFor: 'five minutes' };
    const { text } = await renderEmail(authCodeEmail, code);
    assert.match(text.replaceAll(/\s+/g, ' '), /It works once, for five minutes\./);
  });
});

describe('mailing list confirmation', () => {
  it('shows how long its link is valid, the recipient, and that it can be ignored', async () => {
    const asked = { ...listConfirmEmail.PreviewProps, recipient: 'noor@reader.test', linkGoodFor: 'three days' };
    const text = (await renderEmail(listConfirmEmail, asked)).text.replaceAll(/\s+/g, ' ');
    assert.match(text, /The link works for three days\./);
    assert.match(text, /because someone entered noor@reader\.test in the form of our mailing list\./);
    assert.match(text, /If this was not you, you can ignore this email, and we will not write again\./);
  });
});

describe('account deletion email', () => {
  it('names the day and how to cancel; after the cancellation neither', async () => {
    const asked = authAccountDeletionEmail.PreviewProps;
    const leaving = (await renderEmail(authAccountDeletionEmail, asked)).text.replaceAll(/\s+/g, ' ');
    assert.match(leaving, /We delete it on Tuesday 8 December.*sign in before then and press “Keep account”/);
    const staying = (await renderEmail(authAccountDeletionEmail, { ...asked, change: 'taken-back', day: '' })).text;
    assert.doesNotMatch(staying, /8 December|Keep account/);
  });
});
