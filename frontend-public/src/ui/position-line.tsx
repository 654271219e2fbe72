import type { CSSProperties } from 'react';

/** Decorative disc on a line that shows the position in a film. */
export function ProgressLine({ share }: { share: number }) {
  return <span aria-hidden="true" className="place-line" style={{ '--share': share } as CSSProperties} />;
}
