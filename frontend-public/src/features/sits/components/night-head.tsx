import type { ReactNode } from 'react';

type NightHeadProps = {
  title: string;
  top?: ReactNode;
  isLit?: boolean;
};

export function SitPageHeader({ title, top, isLit = false }: NightHeadProps) {
  return (
    <header className={`sit-head ${isLit ? 'sit-head-lit' : ''}`}>
      <div aria-hidden="true" className="absolute inset-0 overflow-hidden">
        <svg viewBox="-100 -100 200 200" focusable="false" className="sit-disc">
          {[330, 230, 160].map((radius) => (
            <circle key={radius} r={radius} fill={isLit ? '#F2B640' : '#B4B4EE'} fillOpacity={isLit ? 0.07 : 0.06} />
          ))}
          {isLit ? (
            <circle r="90" fill="#F2B640" />
          ) : (
            <circle r="90" fill="none" stroke="#C3C7DE" strokeWidth="3" strokeDasharray="0.1 9" strokeLinecap="round" />
          )}
        </svg>
      </div>
      {top && <div className="column relative pt-4">{top}</div>}
      <div className="column relative mt-auto">
        <h1 className="baseline-bottom title-84 max-w-[8ch] max-tablet:max-w-[3.6em]">{title}</h1>
      </div>
    </header>
  );
}
