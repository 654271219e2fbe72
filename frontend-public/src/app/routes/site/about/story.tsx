import type { CSSProperties } from 'react';

type HistoryStep = {
  name: string;
  words: string;
  kind: 'past' | 'now' | 'next';
  high: number;
  low: number;
};

const historySteps: readonly HistoryStep[] = [
  { name: '2014', words: 'Five chairs in Santa Fe, one evening a week.', kind: 'past', high: 0, low: 0 },
  { name: '2016', words: 'The first program, written by the people who sat it.', kind: 'past', high: 64, low: 14 },
  { name: '2019', words: 'Circles go online; eleven countries in a month.', kind: 'past', high: 122, low: 28 },
  { name: '2022', words: 'Unity Ventures begins with three small projects.', kind: 'past', high: 170, low: 42 },
  {
    name: '2026',
    words: 'One Light is published. People in more than fifty countries.',
    kind: 'now',
    high: 206,
    low: 54,
  },
  { name: 'Next', words: 'A house with a room that faces east.', kind: 'next', high: 228, low: 62 },
];

export function InstituteHistory() {
  return (
    <section className="overflow-x-clip pt-24 tablet:pt-28">
      <div className="column relative">
        <h2 className="title-44 wide:absolute">How it grew</h2>
        <ol className="story">
          <svg
            viewBox="0 0 5 228"
            preserveAspectRatio="none"
            aria-hidden="true"
            focusable="false"
            className="story-path"
          >
            <polyline
              points={historySteps.map(({ high }, index) => `${index},${228 - high}`).join(' ')}
              fill="none"
              stroke="var(--control)"
              vectorEffect="non-scaling-stroke"
            />
          </svg>
          {historySteps.map((year) => (
            <li key={year.name} className="story-year">
              <Sun {...year} />
              <h3 className={`title-32 ${year.kind === 'next' ? 'italic' : ''}`}>{year.name}</h3>
              <p className="mt-1 max-w-68 text-plain text-muted">{year.words}</p>
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}

function Sun({ kind, high, low }: HistoryStep) {
  const place = { '--high': `${high}px`, '--low': `${low}px` } as CSSProperties;
  return (
    <span className="story-disc" style={place} aria-hidden="true">
      <svg viewBox="-38 -38 76 76" focusable="false">
        {kind === 'now' ? (
          <>
            <circle r="92" fill="#F2B640" opacity="0.1" className="story-halo" />
            <circle r="62" fill="#F2B640" opacity="0.16" className="story-halo" />
            <circle r="34" fill="#F2B640" />
          </>
        ) : (
          <circle
            r="34"
            fill="var(--page)"
            stroke="currentColor"
            strokeWidth="1.5"
            {...(kind === 'next' ? { strokeDasharray: '0.1 5.2', strokeLinecap: 'round' } : {})}
          />
        )}
      </svg>
    </span>
  );
}
