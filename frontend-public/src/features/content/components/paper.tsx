import type { ReactNode } from 'react';
import type { Resource } from '../api/content.ts';

const drawingsByType: Record<Resource['type'], ReactNode> = {
  workbook: <circle cx="28" cy="30" r="10" fill="var(--gold)" stroke="var(--mark)" />,
  template: <path d="M11 18h34M11 28h34M11 38h20" />,
  guide: <path d="M11 18h34M11 28h34M11 38h20" />,
  pdf: <path d="M11 14h34M11 21h28M11 28h34M11 35h24M11 42h16" strokeWidth="1" />,
  video: <path d="M21 20v20l17-10z" />,
};

export function ResourceTypePicture({ type, isLocked }: { type: Resource['type']; isLocked: boolean }) {
  return (
    <svg
      viewBox="0 0 56 72"
      className={`w-full self-center ${isLocked ? 'text-control' : 'text-ink'}`}
      fill="none"
      stroke="currentColor"
      strokeWidth="1.5"
      aria-hidden="true"
      focusable="false"
    >
      <path
        d="M1 71V9a8 8 0 0 1 8-8h38a8 8 0 0 1 8 8v62z"
        fill={isLocked ? 'none' : 'var(--band)'}
        strokeDasharray={isLocked ? '3 3' : undefined}
      />
      {isLocked && type === 'workbook' ? <circle cx="28" cy="30" r="10" strokeDasharray="2 3" /> : drawingsByType[type]}
      <path d="M1 49h54M18 57h20M23 64h10" strokeDasharray={isLocked ? '3 3' : undefined} />
    </svg>
  );
}
