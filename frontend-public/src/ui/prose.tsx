import type { Ref } from 'react';

interface ProseProps {
  html: string;
  className: string;
  ref?: Ref<HTMLDivElement>;
}

/** `html` must be sanitised by the server. */
export function Prose({ html, className, ref }: ProseProps) {
  return <div ref={ref} className={`prose ${className}`} dangerouslySetInnerHTML={{ __html: html }} />;
}
