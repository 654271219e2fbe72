import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { caniemail, type CanIEmailOptions } from 'caniemail';
import { renderEmail } from 'email-templates';
import { loadAllTemplates } from 'email-templates/templates';

const clients: CanIEmailOptions['clients'] = [
  'apple-mail.ios',
  'apple-mail.macos',
  'gmail.android',
  'gmail.desktop-webmail',
  'gmail.ios',
  'gmail.mobile-webmail',
  'outlook.android',
  'outlook.ios',
  'outlook.macos',
  'outlook.outlook-com',
  'outlook.windows',
  'outlook.windows-mail',
  'yahoo.android',
  'yahoo.desktop-webmail',
  'yahoo.ios',
  'aol.desktop-webmail',
  'samsung-email.android',
  'protonmail.desktop-webmail',
  'protonmail.ios',
  'fastmail.desktop-webmail',
  'hey.desktop-webmail',
  'orange.desktop-webmail',
];

/** Some clients ignore these features, and each reason says why the email stays readable. */
const optionalFeatures: Record<string, string> = {
  '<body> element': 'A client that replaces it shows its own background around the card.',
  '<style> element': 'It contains only the styles for narrow screens and dark mode.',
  '@media': 'It contains only the styles for narrow screens and dark mode.',
  'Class selector': 'Only the style element uses it.',
  'Descendant combinator': 'Only the style element uses it.',
  'Type selector': 'Only the style element uses it.',
  'color-scheme meta tag': 'A client that ignores it chooses the colors itself.',
  'border-radius': 'The card and the buttons have square corners.',
  'display:none': 'The preview text is shown above the card.',
  opacity: 'It hides only the preview text.',
  overflow: 'It hides only the preview text.',
  'max-height property': 'It hides only the preview text.',
  'height property': 'Pictures have their height from the file.',
  outline: 'Buttons have the outline of the client.',
  'white-space': 'A label and its value may be on two lines.',
  'word-break': 'A long URL may be wider than the card.',
  'overflow-wrap': 'A long URL may be wider than the card.',
  'text-decoration': 'A link differs from the text by its color.',
  'text-decoration-line': 'A link differs from the text by its color.',
  'target attribute': 'The client decides where a link opens.',
  'role attribute': 'Screen readers announce the tables of the layout.',
  'lang attribute': 'Screen readers use the language of the client.',
  'width attribute': 'The style has the width too.',
};

describe('emails', () => {
  it('use only features that all email clients show, or that they can omit', async () => {
    const seen = new Set<string>();
    for (const [name, template] of await loadAllTemplates()) {
      const { html } = await renderEmail(template, template.PreviewProps);
      for (const [client, issues] of caniemail({ clients, html }).issues.errors)
        for (const { title } of issues) {
          assert.ok(title in optionalFeatures, `${client} does not support ${title}, which the email ${name} uses.`);
          seen.add(title);
        }
    }
    assert.deepEqual(
      Object.keys(optionalFeatures).filter((title) => !seen.has(title)),
      [],
    );
  });
});
