import { parseCampaignText, selectBlocks } from './campaign-text.ts';
import { createMark, fillMarks, listMergeFields, markMergeFields, type MergeField } from './merge-fields.ts';

describe('parseCampaignText', () => {
  it('splits a text into blocks when it has lines with directives', () => {
    const text = [
      '# The long quiet',
      'Dear {{first name, else Friend}},',
      '::button[Join us](/events)',
      '::event[an-evening]',
      '::reflection[2026-12-01]',
      '::reflection',
      ':::tier[seeker, creator]',
      'For you.',
      '::program[first-steps]',
      ':::',
      'End',
    ].join('\r\n');
    expect(parseCampaignText(text)).toEqual({
      faults: [],
      blocks: [
        { type: 'prose', markdown: '# The long quiet\nDear {{first name, else Friend}},' },
        { type: 'button', label: 'Join us', url: '/events' },
        { type: 'event', slug: 'an-evening' },
        { type: 'reflection', day: '2026-12-01' },
        { type: 'reflection', day: undefined },
        {
          type: 'tier',
          tiers: ['seeker', 'creator'],
          blocks: [
            { type: 'prose', markdown: 'For you.' },
            { type: 'program', slug: 'first-steps' },
          ],
        },
        { type: 'prose', markdown: 'End' },
      ],
    });
  });

  it.each([
    ['::button[](https://a.example)', 'Write a button'],
    ['::button[Go](two words)', 'not known'],
    ['::event[Not a slug]', 'Write the slug'],
    ['::reflection[soon]', 'Write a day'],
    ['::script[x]', 'not known'],
    [':::tier[gold]\nx\n:::', 'Write the tiers'],
    [':::tier[free]\nx', 'has no end'],
    [':::', 'could end'],
    [':::tier[free]\n:::tier[seeker]\n:::', 'first'],
  ])('reports %j with its line', (text, message) => {
    const { faults } = parseCampaignText(`Hello\n${text}`);
    expect(faults[0]?.message).toContain(message);
    expect(faults[0]?.line).toBeGreaterThan(1);
  });

  it('leaves out the parts of other tiers', () => {
    const { blocks } = parseCampaignText('a\n:::tier[free]\nb\n:::\n:::tier[seeker]\nc\n:::');
    expect(selectBlocks(blocks, 'seeker')).toEqual([
      { type: 'prose', markdown: 'a' },
      { type: 'prose', markdown: 'c' },
    ]);
  });
});

describe('merge fields', () => {
  it('finds the name and the text for a recipient without a value', () => {
    expect(listMergeFields('{{ First name , else dear friend }} {{email}} {{x}')).toEqual([
      { name: 'first name', fallback: 'dear friend' },
      { name: 'email', fallback: '' },
    ]);
  });

  it('removes marks that staff typed, so that no text can imitate a value', () => {
    const fields: MergeField[] = [];
    const marked = markMergeFields(`${createMark('unsubscribe')} {{email}}`, fields);
    expect(fillMarks(marked, new Map([['0', 'a@b.example']]))).toBe('unsubscribe a@b.example');
  });
});
