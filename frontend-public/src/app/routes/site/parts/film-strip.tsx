import type { ReactNode } from 'react';

type FilmStripProps = {
  heading: ReactNode;
  words: ReactNode;
  edge: 'left' | 'right';
  children: ReactNode;
};

export function FilmSection({ heading, words, edge, children }: FilmStripProps) {
  return (
    <section className={`bleeds ${edge === 'left' ? 'bleeds-left' : ''}`}>
      <div className="bleeds-caption">
        <h2 className="title-26">{heading}</h2>
        <p className="mt-3 text-small text-muted">{words}</p>
      </div>
      <div className="bleeds-film overflow-hidden">{children}</div>
    </section>
  );
}
