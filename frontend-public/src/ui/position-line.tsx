import type { CSSProperties } from 'react';

/** Decorative: shows the position in a film as a disc on a line. */
export function PositionLine({ share }: { share: number }) {
  return <span aria-hidden="true" className="place-line" style={{ '--share': share } as CSSProperties} />;
}
