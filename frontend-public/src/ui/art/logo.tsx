import { logoLinesPath, logoSunPath } from './logo-paths.ts';

export function LogoMark({ size = 34 }: { size?: number }) {
  return (
    <svg width={size} height={size} viewBox="0 0 40 40" aria-hidden="true" focusable="false" className="shrink-0">
      <path d={logoSunPath} fill="currentColor" />
      <path d={logoLinesPath} stroke="currentColor" strokeWidth="2" />
    </svg>
  );
}
