import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';

type LinkRowProps = {
  to: string;
  word: string;
  children: string;
  drawing: ReactNode;
};

export function LinkRow({ to, word, children, drawing }: LinkRowProps) {
  return (
    <Link to={to} className="link-row">
      <span className="link-row-word baseline-bottom">{word}</span>
      <span className="link-row-line" />
      <span className="link-row-sentence">{children}</span>
      <span className="link-row-drawing">{drawing}</span>
    </Link>
  );
}
