import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { mailNames, previewProps, renderMail, type WelcomeProps } from 'email-templates';

const reader: WelcomeProps = {
  firstName: 'Noor',
  recipient: 'noor@reader.test',
  joinedAt: '2030-03-01T03:30:00Z',
  ebookUrl: 'https://site.test/downloads/book.pdf?copy=1&from=mail',
  reflection: 'A quiet line of its own.',
  unsubscribeUrl: 'https://site.test/u/abc',
  siteUrl: 'https://site.test',
  siteName: 'House of Quiet',
  postalAddress: '1 Still Lane, Santa Fe',
  timeZone: 'America/New_York',
};

const welcome = (changes: Partial<WelcomeProps> = {}) => renderMail('welcome', { ...reader, ...changes });

const decoded = (html: string) => html.replaceAll('&amp;', '&').replaceAll('&#x27;', "'");
const linksOf = (html: string) => [...html.matchAll(/<a [^>]*href="([^"]*)"/g)].map(([, href]) => decoded(href!));

for (const name of mailNames) {
  describe(`the ${name} mail`, () => {
    it('has a subject, an HTML letter with one heading, and a plain-text twin without markup', async () => {
      const mail = await renderMail(name, await previewProps(name));
      assert.match(mail.subject, /^\S.{5,77}\S$/);
      assert.equal(mail.html.match(/<h1/g)?.length, 1);
      assert.doesNotMatch(mail.text, /<\/?[a-z]+[ >]|&[a-z#0-9]+;|undefined|null/);
    });

    it('carries every link of the HTML in the plain text', async () => {
      const mail = await renderMail(name, await previewProps(name));
      const links = linksOf(mail.html);
      assert.ok(links.length > 0);
      for (const link of links) assert.ok(mail.text.includes(link), `${link} is missing from the text`);
    });

    it('gives every picture words, and takes it from the site alone', async () => {
      const props = await previewProps(name);
      const { html } = await renderMail(name, props);
      for (const [picture] of html.matchAll(/<img [^>]*>/g)) {
        assert.match(picture, /alt="[^"]+"/);
        assert.ok(picture.includes(`src="${props.siteUrl}/mail/`), picture);
      }
    });

    it('stays under the size at which mail programs cut a letter off', async () => {
      const { html } = await renderMail(name, await previewProps(name));
      assert.ok(Buffer.byteLength(html) < 100_000);
    });
  });
}

describe('what a person wrote', () => {
  it('is text and never markup', async () => {
    const { html } = await welcome({
      firstName: '<img src=x onerror=alert(1)>',
      reflection: '<script>x</script> & "more"',
    });
    assert.ok(!html.includes('<script>') && !html.includes('<img src=x'));
    assert.ok(html.includes('&lt;script&gt;'));
  });

  it('cannot start a second line in the subject', async () => {
    const { subject } = await welcome({ firstName: 'Noor\r\nBcc: all@reader.test\u2028x' });
    assert.doesNotMatch(subject, /[\r\n\u2028]/);
  });

  it('keeps its own letters, whatever the language', async () => {
    const { subject, html } = await welcome({ firstName: " Zoë  O'Brien-李 " });
    assert.equal(subject, "Welcome, Zoë O'Brien-李: your eBook and first reflection");
    assert.ok(decoded(html).includes("Welcome, Zoë O'Brien-李"));
  });

  for (const firstName of [
    'win at shop.example',
    'https://shop.example',
    'me@shop.test',
    'x'.repeat(41),
    '',
    ' \r\n ',
  ]) {
    it(`is left out of the greeting when it is no name: ${JSON.stringify(firstName.slice(0, 20))}`, async () => {
      const { subject, text } = await welcome({ firstName });
      assert.equal(subject, 'Welcome: your eBook and first reflection');
      assert.ok(text.startsWith('Welcome\n'));
    });
  }
});

describe('the foot', () => {
  it("names the day of joining in the institute's zone", async () => {
    assert.match((await welcome()).text, /noor@reader\.test joined on 28 February 2030\./);
  });

  it('does not tell a person who is not on the list that they joined it', async () => {
    const { text } = await welcome({ joinedAt: null });
    assert.doesNotMatch(text, /joined/);
    assert.match(text, /You\s+are\s+not\s+on\s+our\s+list/);
    assert.ok(text.includes(reader.unsubscribeUrl));
  });
});

describe('a letter', () => {
  it('says nothing of the sample person', async () => {
    const sample = await previewProps('welcome');
    const mail = await welcome();
    const whole = mail.subject + mail.html + mail.text;
    for (const value of Object.values(sample)) {
      if (value === null || value === reader.timeZone) continue;
      assert.ok(!whole.includes(value), `${value} leaked from the sample`);
    }
  });

  it('is the same bytes each time, so that a retry may send it again', async () => {
    assert.deepEqual(await welcome(), await welcome());
  });
});

describe('a mail that tells for how long its link and code are good', () => {
  for (const name of ['auth-confirm', 'auth-recover', 'auth-invite', 'auth-code', 'auth-email-change'] as const) {
    it(`says so in the words it is given: ${name}`, async () => {
      const spans = { linkGoodFor: 'two hours', codeGoodFor: 'five minutes' };
      const { html, text } = await renderMail(name, { ...(await previewProps(name)), ...spans });
      assert.match(text.replaceAll(/\s+/g, ' '), /The link is good for two hours, the code for five minutes\./);
      assert.doesNotMatch(html, /an hour|ten minutes/);
    });
  }

  it('speaks of the code alone where there is no link', async () => {
    const code = { ...(await previewProps('auth-code')), link: '', codeGoodFor: 'five minutes' };
    const { text } = await renderMail('auth-code', code);
    assert.match(text.replaceAll(/\s+/g, ' '), /It is good for five minutes and works once\./);
  });
});

describe('the mail that asks whether to write', () => {
  it('tells for how long its link is good, for whom it came, and that nothing comes of leaving it alone', async () => {
    const asked = { ...(await previewProps('list-confirm')), recipient: 'noor@reader.test', linkGoodFor: 'three days' };
    const text = (await renderMail('list-confirm', asked)).text.replaceAll(/\s+/g, ' ');
    assert.match(text, /The link is good for three days\./);
    assert.match(text, /because somebody asked for our letters to noor@reader\.test\./);
    assert.match(text, /If it was not you, leave this mail alone: no letters will come\./);
  });
});

describe('the mail about a deletion', () => {
  it('names the day and the way back, and once it is taken back, neither', async () => {
    const asked = await previewProps('auth-account-deletion');
    const leaving = (await renderMail('auth-account-deletion', asked)).text.replaceAll(/\s+/g, ' ');
    assert.match(leaving, /It goes on 8 December 2026.*sign in, and press “Keep my account”/);
    const staying = (await renderMail('auth-account-deletion', { ...asked, change: 'taken-back', day: '' })).text;
    assert.doesNotMatch(staying, /8 December|Keep my account/);
  });
});
