import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { markdownFormats } from '../markdown-format.ts';
import { describeBlock } from './describe-block.ts';

const { schema, isEditable, parse, serialize } = markdownFormats.email;

const corpus = {
  'a merge field': 'Dear {{first name, else Friend}}, you have {{tier}}.',
  'a merge field in bold': 'Dear **{{first name, else dear *friend*}}**, good evening.',
  'merge fields with unusual marks': '{{ first_name,else * }} and {{email}}',
  'a link to a page of the site': '[All events](/events) and [another site](https://a.example)',
  'blocks between paragraphs': 'One.\n\n::button[Sit with us](/events)\n\nTwo.\n\n::event[full-moon]',
  'blocks without empty lines': 'One.\n::event[full-moon]\nTwo.\n::reflection\n::reflection[2026-12-01]\n\nThree.',
  'a part for some tiers': ':::tier[seeker, creator]\nText for these tiers only\n:::',
  'a block after a list': '- one\n- two\n::button[Next](https://a.example)\n\n1. one\n2. two',
  nothing: '',
  'a block with an error': '::unknown[*a* _b_]\n\n:::tier[gold]\n\nText\n\n:::',
};

describe('the editor of emails', () => {
  for (const [name, source] of Object.entries(corpus))
    it(`stores ${name} unchanged`, () => {
      assert.equal(serialize(parse(source)), source);
      assert.equal(isEditable(source), true);
    });

  it('reads merge fields and blocks as units that can only be edited as a whole', () => {
    const doc = parse('Dear {{first name, else Friend}},\n\n::event[full-moon]');
    assert.equal(doc.child(0).child(1).attrs['source'], '{{first name, else Friend}}');
    assert.equal(doc.child(1).attrs['source'], '::event[full-moon]');
  });

  it('stores typed blocks and merge fields without escapes', () => {
    for (const typed of ['Dear {{first name, else Friend}},', '::button[Sit with us](/events)']) {
      const doc = schema.node('doc', null, [schema.node('paragraph', null, [schema.text(typed)])]);
      assert.equal(serialize(doc), typed);
    }
  });

  it('edits a text with empty lines around it', () => {
    assert.equal(isEditable('\n\nOne.\n\n::reflection\n'), true);
  });

  it('shows a part for an unknown tier as its source', () => {
    assert.equal(describeBlock(':::tier[seeker, creator]'), 'Only for Seeker, Creator');
    assert.equal(describeBlock(':::tier[seeker, gold]'), ':::tier[seeker, gold]');
  });

  it('does not edit a block within a list, because the server splits the list there', () => {
    assert.equal(isEditable('- one\n  ::reflection\n- two'), false);
  });
});

it('texts of pages have no merge fields and no blocks', () => {
  const doc = markdownFormats.page.parse('Dear {{first name}},\n\n::event[full-moon]');
  assert.equal(doc.textContent, 'Dear {{first name}},::event[full-moon]');
});
