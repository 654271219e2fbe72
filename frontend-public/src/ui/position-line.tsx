import type { CSSProperties } from 'react';

export function ProgressLine({ share }: { share: number }) {
  return <span aria-hidden="true" className="place-line" style={{ '--share': share } as CSSProperties} />;
}
