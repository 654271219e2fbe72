import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';

type WayInProps = {
  to: string;
  word: string;
  children: string;
  /** Stands on the line at the right; its light rises a little when the row is pointed at. */
  drawing: ReactNode;
};

/** A row that is one link: a word on the line, a sentence, a drawing. */
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
