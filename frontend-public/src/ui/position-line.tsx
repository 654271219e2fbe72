import type { CSSProperties } from 'react';

/** Decorative line that shows the position in a film as a disc. */
export function ProgressLine({ share }: { share: number }) {
  return <span aria-hidden="true" className="place-line" style={{ '--share': share } as CSSProperties} />;
}
