import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { Resource } from './api/content.ts';
import { groupResourcesByCategory, listTags } from './resource-categories.ts';

const resource = (title: string, type: Resource['type'], tags: string[] | null = null) =>
  ({ title, type, tags }) as Resource;

const library = [
  resource('Foundations Workbook', 'workbook', ['to print']),
  resource('Venture Canvas', 'template', ['ventures']),
  resource('A Circle at Home', 'guide', ['to print']),
  resource('Talks', 'pdf', ['transcript']),
];
const everything = { tag: '', title: '' };
const titles = (filter = everything, resources = library) =>
  groupResourcesByCategory(resources, filter).map(({ heading, resources: shown }) => [
    heading,
    ...shown.map(({ title }) => title),
  ]);

describe('the library', () => {
  it('has three categories, with guides among the templates', () => {
    assert.deepEqual(titles(), [
      ['Workbooks', 'Foundations Workbook'],
      ['Templates', 'Venture Canvas', 'A Circle at Home'],
      ['Transcripts', 'Talks'],
    ]);
  });

  it('shows empty categories, and a fourth one only for other resources', () => {
    assert.deepEqual(titles(everything, [resource('Seven Mornings', 'pdf')]), [
      ['Workbooks'],
      ['Templates'],
      ['Transcripts'],
      ['To read and to watch', 'Seven Mornings'],
    ]);
  });

  it('hides empty categories when filtered by tag and title', () => {
    assert.deepEqual(titles({ tag: 'to print', title: ' CIRCLE ' }), [['Templates', 'A Circle at Home']]);
    assert.deepEqual(titles({ tag: 'none', title: '' }), []);
  });

  it('lists its tags, most used first', () => {
    assert.deepEqual(listTags(library), ['to print', 'transcript', 'ventures']);
  });
});
