import type { ContentItem } from '../api/content.ts';

const namedRows = 5;

export const RowTitles = ({ rows }: { rows: ContentItem[] }) => (
  <ul className="dependents">
    {rows.slice(0, namedRows).map(({ id, title }) => (
      <li key={id}>{title}</li>
    ))}
    {rows.length > namedRows && <li>{`and ${rows.length - namedRows} more`}</li>}
  </ul>
);
