import { lazy, Suspense, type ReactNode } from 'react';
import type { PlotCanvasProps } from './canvas.tsx';

const PlotCanvas = lazy(() => import('./canvas.tsx').then(({ PlotCanvas: canvas }) => ({ default: canvas })));

interface PlotProps extends PlotCanvasProps {
  /** What the last value says, in a sentence. */
  summary: ReactNode;
  /** The same figures as a table, which anybody may open. */
  table: { caption: string; columns: string[]; rows: string[][] };
}

/** Values over time: a sentence, a drawing that arrives when it is first needed, and the figures themselves. */
export const Plot = ({ summary, table, ...drawing }: PlotProps) => (
  <div className="plot sheet sheet-padded">
    <p>{summary}</p>
    <div className="plot-ground">
      <Suspense fallback={null}>
        <PlotCanvas {...drawing} />
      </Suspense>
    </div>
    <details>
      <summary>Show the figures</summary>
      <table>
        <caption className="unseen">{table.caption}</caption>
        <thead>
          <tr>
            {table.columns.map((column) => (
              <th key={column} scope="col">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {table.rows.map(([head = '', ...cells]) => (
            <tr key={head}>
              <th scope="row">{head}</th>
              {cells.map((cell, at) => (
                <td key={table.columns[at + 1]}>{cell}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  </div>
);
