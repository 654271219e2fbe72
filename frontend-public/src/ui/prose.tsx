import type { Ref } from 'react';

interface ProseProps {
  html: string;
  className: string;
  ref?: Ref<HTMLDivElement>;
}

/** The server must sanitise `html`, because the component renders the HTML unchanged. */
export function Prose({ html, className, ref }: ProseProps) {
  return <div ref={ref} className={`prose ${className}`} dangerouslySetInnerHTML={{ __html: html }} />;
}
