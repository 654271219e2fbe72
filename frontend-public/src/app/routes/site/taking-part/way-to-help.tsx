import type { ReactNode } from 'react';

type WayToHelpProps = {
  name: string;
  /** What it is, in a sentence. */
  children: string;
  /** The one thing to do about it. */
  action: ReactNode;
  /** Stands on the line at the right. */
  drawing: ReactNode;
};

/** A way in that does not lead to a page: its word on the line, a sentence with what to do, a drawing. */
export function WayToHelp({ name, children, action, drawing }: WayToHelpProps) {
  return (
    <li className="way-in way-in-long">
      <h2 className="way-in-word stands">{name}</h2>
      <span className="way-in-line" />
      <div className="way-in-sentence">
        <p>{children}</p>
        <p className="mt-1">{action}</p>
      </div>
      <span className="way-in-drawing">{drawing}</span>
    </li>
  );
}
