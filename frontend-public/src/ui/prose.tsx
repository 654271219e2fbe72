import type { Ref } from 'react';

interface ProseProps {
  html: string;
  /** Size of the text. */
  className: string;
  ref?: Ref<HTMLDivElement>;
}

/** Text that staff wrote, from HTML that the server has sanitised. */
export function Prose({ html, className, ref }: ProseProps) {
  return <div ref={ref} className={`prose ${className}`} dangerouslySetInnerHTML={{ __html: html }} />;
}
