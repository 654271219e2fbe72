import { normalText } from './normal-text.ts';

describe('normalText', () => {
  it('gives a composed and a decomposed letter one form', () => {
    expect(normalText('Jose\u0301')).toBe('Jos\u00e9');
  });

  it('is quick and stable when a letter carries a hundred thousand marks', () => {
    const once = normalText(`a${'\u0301\u0323'.repeat(50_000)}`);
    expect(normalText(once)).toBe(once);
  });
});
