interface ParagraphsProps {
  heading?: string | undefined;
  text: string | null | undefined;
}

export function Paragraphs({ heading, text }: ParagraphsProps) {
  if (!text) return null;
  return (
    <section aria-label={heading ?? 'The lesson'}>
      {heading && <h2 className="title-32 mb-6">{heading}</h2>}
      <div className="grid max-w-155 gap-5">
        {text.split(/\n{2,}/).map((paragraph, index) => (
          <p key={index} className="text-reading whitespace-pre-line wrap-anywhere">
            {paragraph}
          </p>
        ))}
      </div>
    </section>
  );
}
