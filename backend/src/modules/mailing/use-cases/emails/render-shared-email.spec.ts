import { renderEmail } from 'email-templates';
import { dailyReflectionEmail as template } from 'email-templates/emails/daily-reflection';
import { renderSharedEmail } from './render-shared-email.ts';

const { reflection, ...shared } = template.PreviewProps;
const ownValues = (name: string) => ({
  recipient: `${name}@example.org`,
  unsubscribeUrl: `https://oneness.example/u/${name}`,
  preferencesUrl: `https://oneness.example/preferences/${name}`,
});
const render = (more: object, content = reflection) =>
  renderSharedEmail('render-shared-email', template, { ...shared, ...more }, { reflection: content });

describe('an email that is rendered for all', () => {
  it('has the content of all and the values of each recipient', async () => {
    const emails = [await render(ownValues('amara')), await render(ownValues('noor'))] as const;
    for (const [at, name] of ['amara', 'noor'].entries()) {
      const { subject, html, text } = emails[at]!;
      expect(subject).toBe(reflection.title);
      for (const version of [html, text]) {
        expect(version).toContain(reflection.question);
        for (const value of Object.values(ownValues(name))) expect(version).toContain(value);
        expect(version).not.toContain(name === 'amara' ? 'noor' : 'amara');
        expect(version).not.toMatch(/[\uE000\uE001]/);
      }
    }
  });

  it('is the same email as if it were rendered for one recipient', async () => {
    const own = ownValues('amara');
    const single = await renderEmail(template, { ...shared, ...own, reflection });
    const words = (text: string) => text.replaceAll(/\s+/g, ' ');
    const { subject, html, text } = await render(own);
    expect([subject, html, words(text)]).toEqual([single.subject, single.html, words(single.text)]);
  });

  it('leaves out the sentences without a value', async () => {
    const { text } = await render({ ...ownValues('guest'), joinedOn: null, preferencesUrl: null });
    expect(text.replaceAll(/\s+/g, ' ')).toContain('You are not on our list');
    expect(text).not.toContain('Choose what you get');
  });

  it('escapes HTML and removes line breaks when a value of the recipient has them', async () => {
    const { html, text } = await render({ ...ownValues('eve'), recipient: '<b>"eve"</b>&\r\nBcc: all@example.org' });
    expect(html).toContain('&lt;b&gt;&quot;eve&quot;&lt;/b&gt;&amp; Bcc: all@example.org');
    expect(html).not.toContain('<b>"eve"');
    expect(text).not.toContain('\r');
  });

  it('shows no value of the recipient when the content imitates a mark', async () => {
    const { html, text } = await render(ownValues('amara'), {
      ...reflection,
      question: 'Who is \uE000recipient\uE001?',
    });
    for (const version of [html, text]) expect(version).toContain('Who is recipient?');
  });

  it('shows the new content when the content changes', async () => {
    await render(ownValues('amara'));
    const { text } = await render(ownValues('amara'), { ...reflection, question: 'What is new?' });
    expect(text).toContain('What is new?');
    expect(text).not.toContain(reflection.question);
  });
});
