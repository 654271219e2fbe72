import type { CSSProperties } from 'react';

/** Where somebody is in a film, as a disc on its line. It is decoration: words beside it say the same. */
export function PlaceLine({ share }: { share: number }) {
  return <span aria-hidden="true" className="place-line" style={{ '--share': share } as CSSProperties} />;
}
