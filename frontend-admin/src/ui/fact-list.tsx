import { Fragment } from 'react';

/** Terms and their facts. */
export const FactList = ({ facts }: { facts: readonly (readonly [string, string])[] }) => (
  <dl className="fact-list">
    {facts.map(([term, fact]) => (
      <Fragment key={term}>
        <dt>{term}</dt>
        <dd>{fact}</dd>
      </Fragment>
    ))}
  </dl>
);
