import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';

type WayInProps = {
  to: string;
  word: string;
  children: string;
  /** On the line at the right; its light rises on hover. */
  drawing: ReactNode;
};

export function WayIn({ to, word, children, drawing }: WayInProps) {
  return (
    <Link to={to} className="way-in">
      <span className="way-in-word stands">{word}</span>
      <span className="way-in-line" />
      <span className="way-in-sentence">{children}</span>
      <span className="way-in-drawing">{drawing}</span>
    </Link>
  );
}
