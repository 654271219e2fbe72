import type { ReactNode } from 'react';

export type LabeledValue = readonly [name: string, figure: string, note?: ReactNode];

export const LabeledValueList = ({ figures }: { figures: readonly LabeledValue[] }) => (
  <dl className="figures">
    {figures.map(([name, figure, note]) => (
      <div key={name}>
        <dt>{name}</dt>
        <dd>{figure}</dd>
        {note && <dd className="note">{note}</dd>}
      </div>
    ))}
  </dl>
);
