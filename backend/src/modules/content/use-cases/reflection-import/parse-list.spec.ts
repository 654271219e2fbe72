import { parseReflectionList } from './parse-list.ts';

describe('a list of reflections', () => {
  it('is divided by commas when a text in quotation marks has semicolons and commas', () => {
    const { rows, faults } = parseReflectionList('2071-04-01, Lamp, "First; then, last;", Which lamp?', 2);
    expect(faults).toEqual([]);
    expect(rows[0]?.values).toEqual({
      ...{ date: '2071-04-01', title: 'Lamp', text: 'First; then, last;', question: 'Which lamp?' },
    });
  });

  it('is divided by semicolons or tabs when that gives four columns', () => {
    for (const separator of [';', '\t'])
      expect(parseReflectionList(['2071-04-01', 'A, b', 'Text', 'Why?'].join(separator), 2).rows[0]?.values.title).toBe(
        'A, b',
      );
  });

  it('is read up to the limit when it has more rows, also rows with faults', () => {
    const lines = ['Date;Title;Text;Question', '2071-04-01;A;B;C', 'short', '2071-04-02;A;B;C', 'short;too'];
    const { rows, faults, beyondLimit } = parseReflectionList(lines.join('\n'), 2);
    expect([rows.length, faults.length, beyondLimit]).toEqual([1, 1, 4]);
    expect(parseReflectionList(lines.slice(0, 3).join('\n'), 2).beyondLimit).toBeUndefined();
  });
});
