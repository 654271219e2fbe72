export const LabeledValueList = ({ figures }: { figures: readonly (readonly [name: string, figure: string])[] }) => (
  <dl className="figures">
    {figures.map(([name, figure]) => (
      <div key={name}>
        <dt>{name}</dt>
        <dd>{figure}</dd>
      </div>
    ))}
  </dl>
);
