import type { Reflection } from '../api/reflections.ts';
import { splitParagraphs, readingMinutes } from '../paragraphs.ts';

export function ReflectionText({ reflection: { title, text } }: { reflection: Reflection }) {
  const minutes = readingMinutes(text);
  return (
    <section aria-labelledby="reflection" className="max-w-155">
      <p className="text-15 font-strong text-muted">
        The reflection, {minutes} {minutes === 1 ? 'minute' : 'minutes'}
      </p>
      <h2 id="reflection" className="sr-only">
        {title}
      </h2>
      {splitParagraphs(text).map((paragraph, index) => (
        <p key={index} className={index === 0 ? 'mt-3 text-reading text-26! leading-text!' : 'mt-5 text-reading'}>
          {paragraph}
        </p>
      ))}
    </section>
  );
}
