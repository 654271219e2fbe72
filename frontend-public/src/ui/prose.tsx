/** Text that staff wrote, from HTML that the server has sanitised. `className` gives its size. */
export function Prose({ html, className }: { html: string; className: string }) {
  return <div className={`prose ${className}`} dangerouslySetInnerHTML={{ __html: html }} />;
}
