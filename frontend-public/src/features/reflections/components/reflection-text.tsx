import type { Reflection } from '../api/reflections.ts';
import { paragraphsOf, readingMinutes } from '../paragraphs.ts';

export function ReflectionText({ reflection: { title, text } }: { reflection: Reflection }) {
  const minutes = readingMinutes(text);
  return (
    <section aria-labelledby="reflection" className="max-w-[38.75rem]">
      <p className="text-[0.9375rem] font-[550] text-muted">
        The reflection, {minutes} {minutes === 1 ? 'minute' : 'minutes'}
      </p>
      <h2 id="reflection" className="sr-only">
        {title}
      </h2>
      {paragraphsOf(text).map((paragraph, index) => (
        <p
          key={index}
          className={index === 0 ? 'mt-3 text-reading text-[1.625rem]! leading-[1.55]!' : 'mt-5 text-reading'}
        >
          {paragraph}
        </p>
      ))}
    </section>
  );
}
