import { Prose } from '../../../ui/prose.tsx';

interface WrittenTextProps {
  heading?: string | undefined;
  html: string | null | undefined;
}

export function WrittenText({ heading, html }: WrittenTextProps) {
  if (!html) return null;
  return (
    <section aria-label={heading ?? 'The lesson'}>
      {heading && <h2 className="title-32 mb-6">{heading}</h2>}
      <Prose html={html} className="max-w-155 text-reading" />
    </section>
  );
}
