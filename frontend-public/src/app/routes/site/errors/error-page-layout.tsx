import type { ReactNode } from 'react';
import { createRandom, hashSeed } from '../../../../ui/art/seed.ts';

type ErrorPageLayoutProps = { title: ReactNode; words: string; children: ReactNode };

export function ErrorPageLayout({ title, words, children }: ErrorPageLayoutProps) {
  return (
    <section data-theme="dark" className="stage bg-page">
      <div aria-hidden="true" className="absolute inset-0 overflow-hidden">
        <div className="night-above absolute inset-x-0 top-0 bg-linear-to-b from-[#12162f] to-[#232a58]">
          <svg className="night-disc" viewBox="-82 -82 164 164" focusable="false">
            <g fill="none" stroke="#F3F1EA" strokeLinecap="round" strokeDasharray="0.1 8">
              <circle r="82" strokeWidth="2.4" />
              <circle r="127" strokeWidth="1.8" opacity="0.5" />
              <circle r="217" strokeWidth="1.5" opacity="0.32" strokeDasharray="0.1 14" />
              <circle r="362" strokeWidth="1.3" opacity="0.18" strokeDasharray="0.1 20" />
            </g>
          </svg>
          <Stars />
        </div>
        <div className="night-below absolute inset-x-0 bottom-0 border-t-hair border-moon/50 bg-linear-to-b from-[#171c3f] to-page" />
      </div>
      <div className="column relative flex items-end">
        <h1 className="baseline-bottom max-w-[8.5em] font-display text-[min(clamp(3.5rem,7.5vw,6rem),17vw)] low:text-[min(15vw,14svh)]! leading-display tracking-display">
          {title}
        </h1>
      </div>
      <div className="column relative pt-16 pb-16 low:pt-6! low:pb-4! tablet:pt-12">
        <p className="max-w-120 text-lead">{words}</p>
        <div className="mt-8 flex flex-wrap items-center gap-x-7 gap-y-4 low:mt-4">{children}</div>
      </div>
    </section>
  );
}

function Stars() {
  const draw = createRandom(hashSeed('night'));
  const stars = Array.from({ length: 46 }, () => ({
    x: draw.between(0, 100),
    y: draw.between(0, 100),
    size: draw.between(0.7, 1.5),
  })).filter(({ x, y }) => y > 15 && (x > 48 || y < 45));
  return (
    <svg className="absolute inset-0 size-full" focusable="false" fill="#F3F1EA">
      {stars.map(({ x, y, size }) => (
        <circle
          key={x}
          cx={`${x.toFixed(1)}%`}
          cy={`${y.toFixed(1)}%`}
          r={size.toFixed(1)}
          opacity={(size / 1.7).toFixed(2)}
        />
      ))}
    </svg>
  );
}
