import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { getSchema } from '@tiptap/core';
import { createDocument, createExtensions } from './extensions.ts';
import { markdownFormats } from './markdown-format.ts';

const { schema, isEditable, isAllowedLink, parse: parseMarkdown, serialize: serializeMarkdown } = markdownFormats.page;

const corpus = {
  'a paragraph': 'Sit down.',
  'two paragraphs': 'One.\n\nTwo.',
  'line breaks': 'One\ntwo\nthree\n\nfour',
  'line breaks with a backslash and with spaces': 'One\\\ntwo  \nthree',
  'headings of all levels': '# One\n\n## Two\n\n### Three\n\n#### Four\n\n##### Five\n\n###### Six',
  'bold and italic': 'A **bold**, an *italic* and a ***bold italic*** word.',
  'bold and italic with underscores': 'A __bold__ and an _italic_ word.',
  'bold over a line break': '**one\ntwo**',
  links: 'See [the page](https://a.example/b?c=d&e=f#g), [with title](https://a.example "Title").',
  'a link around bold': '[a **bold** link](https://a.example)',
  'URLs as links': '<https://a.example/b> and [a@b.example](mailto:a@b.example)',
  'bullets with each marker': '- one\n- two\n\ntext\n\n* three\n\ntext\n\n+ four',
  'a list with empty lines': '- one\n\n- two',
  'nested lists': '- one\n  - two\n    - three\n- four\n  1. five\n  2. six',
  numbers: '3. three\n4. four\n\ntext\n\n1) one\n2) two',
  'long items': '1. one\n\n   more of one\n\n2. two',
  'ten items': Array.from({ length: 9 }, (_, at) => `${at + 1}. item`).join('\n'),
  quotes: '> one\n>\n> two\n\nafter\n\n> - a\n> - b',
  'nested quotes': '> a\n>\n> > b',
  'lines between parts': 'a\n\n---\n\nb\n\n***\n\nc',
  pictures: '![A sun over the sea](/files/0a1b/640.webp)\n\ntext ![small](/files/0a1b/320.webp) text',
  'a picture with its size': `![A red\\] sun](/files/${'0a'.repeat(32)}/1920.webp#1920x1080)`,
  sounds: 'Listen: [Bells [1] at 5 * 3](/files/media/bells.mp3)\n\n![Bells](/files/media/bells.mp3)',
  'escaped marks':
    '\\*no emphasis\\* and \\[no link\\](https://a.example)\n\n\\# no heading\n\n\\- no list\n\n1\\. no list',
  'marks that mean nothing':
    '5 * 3 = 15, snake_case, a_b, [brackets], `code`, ~tilde~, a < b & c > d, #tag, $5, 2+2, C:\\dir',
  'HTML and entities as text': '<b>not bold</b> &amp; &copy; <!-- no comment -->',
  emoji: 'Sun 🌅, family 👨‍👩‍👧, flag 🇳🇵, **bold 🌊**',
  'Hebrew and Arabic':
    'שלום **עולם**\n\n- \u0645\u0631\u062d\u0628\u0627\n- \u0628\u0627\u0644\u0639\u0627\u0644\u0645',
  'Japanese and Devanagari':
    '## 一つの光\n\n\u0928\u092e\u0938\u094d\u0924\u0947 **\u0926\u0941\u0928\u093f\u092f\u093e** *\u0936\u093e\u0902\u0924\u093f*',
  'special spaces': 'a\u00a0b\u2009c\u200bd',
  'a text with many formats':
    '## Begin\n\nA **warm** coat.\nNothing *else*.\n\n- one\n- [two](https://a.example)\n\n> Be still.\n\n1. first\n2. second',
  nothing: '',
};

describe('the editor', () => {
  for (const [name, source] of Object.entries(corpus))
    it(`stores ${name} unchanged`, () => {
      assert.equal(serializeMarkdown(parseMarkdown(source)), source);
    });

  for (const [name, source] of Object.entries({
    WebVTT: 'WEBVTT\n\n00:00.000 --> 00:02.000\nSit down.',
    'a text with two empty lines': 'a\n\n\n\nb',
    'a list with other indentation': '-   a\n-   b',
    'numbers that do not count': '1. a\n1. b',
  }))
    it(`does not edit ${name}, because it would store it differently`, () => {
      assert.equal(isEditable(source), false);
    });

  it('stores a text of another instance of the editor in the same way', () => {
    const source = 'A **warm** coat * 2.\n\n\\*no emphasis\\*';
    const written = getSchema([createDocument('block+'), ...createExtensions(isAllowedLink)]).nodeFromJSON(
      parseMarkdown(source).toJSON(),
    );
    assert.equal(serializeMarkdown(written), source);
  });

  it('reads the same formats from each text that it stores', () => {
    const { nodes, marks } = schema;
    const text = (words: string, ...names: string[]) =>
      schema.text(
        words,
        names.map((name) => schema.mark(name)),
      );
    const paragraph = (...content: Parameters<typeof schema.node>[2][]) =>
      schema.node('paragraph', null, content.flat() as never);
    const br = () => schema.node('hardBreak');
    const item = (...content: never[]) => schema.node('listItem', null, content);
    const list = (...items: never[]) => schema.node('bulletList', null, items);
    assert.ok(nodes['image'] && marks['link']);
    const docs = [
      [paragraph(text('* no list')), paragraph(text('1. no list')), paragraph(text('# no heading'))],
      [paragraph(text('a'), br(), text('- no list'), br(), text('> no quote'), br(), text('---'))],
      [paragraph(text('*a* _b_ **c** [d](https://e.example) <https://f.example> \\* back\\slash'))],
      [paragraph(text('bold ', 'bold'), text('and '), text(' italic', 'italic'))],
      [paragraph(text('a ', 'bold'), text('b', 'bold', 'italic'), text(' c', 'italic'))],
      [list(item(paragraph(text('a')) as never) as never), list(item(paragraph(text('b')) as never) as never)],
      [list(item(paragraph(text('a')) as never, paragraph(text('b')) as never) as never)],
      [paragraph(text('ends with backslash\\'), br(), text('next'))],
      [paragraph(text('![no picture](/files/a.webp)'))],
    ];
    for (const content of docs) {
      const stored = serializeMarkdown(schema.node('doc', null, content as never));
      assert.equal(serializeMarkdown(parseMarkdown(stored)), stored);
      const readText = (source: string) =>
        parseMarkdown(source).textBetween(0, parseMarkdown(source).content.size, '|', '/');
      const written = schema.node('doc', null, content as never);
      assert.equal(
        readText(stored).replaceAll(/\s+/g, ' '),
        written.textBetween(0, written.content.size, '|', '/').replaceAll(/\s+/g, ' '),
      );
    }
  });
});
