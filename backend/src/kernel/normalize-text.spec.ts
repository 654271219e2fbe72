import { normalizeForSearch, normalizeText } from './normalize-text.ts';

describe('normalText', () => {
  it('returns one form for a composed and a decomposed letter', () => {
    expect(normalizeText('Jose\u0301')).toBe('Jos\u00e9');
  });

  it('is fast and stable for a letter with a hundred thousand marks', () => {
    const once = normalizeText(`a${'\u0301\u0323'.repeat(50_000)}`);
    expect(normalizeText(once)).toBe(once);
  });
});

describe('foldedText', () => {
  it.each([
    ['CAF\u00c9', 'cafe'],
    ['\u0435\u0449\u0451', '\u0435\u0449\u0435'],
    ['\u304c', '\u304c'],
    ['\u05e9\u05b8\u05dc\u05d5\u05b9\u05dd', '\u05e9\u05dc\u05d5\u05dd'],
    ['\u0645\u064f\u062d\u0645\u0651\u062f', '\u0645\u062d\u0645\u062f'],
    ['\u0926\u0947\u0935', '\u0926\u0947\u0935'],
    ['Who am I', 'who am i'],
  ])('removes case and accents and keeps the letters of every script (%#)', (text, folded) =>
    expect(normalizeForSearch(text)).toBe(folded),
  );
});
