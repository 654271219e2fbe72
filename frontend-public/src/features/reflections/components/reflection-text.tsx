import { ProseWithSounds } from '../../../frame/media/prose-with-sounds.tsx';
import type { Reflection } from '../api/reflections.ts';
import { estimateReadingMinutes } from '../reading-minutes.ts';

export function ReflectionText({ reflection: { id, title, textHtml, textPlain } }: { reflection: Reflection }) {
  const minutes = estimateReadingMinutes(textPlain);
  return (
    <section aria-labelledby="reflection" className="max-w-155">
      <p className="text-15 font-strong text-muted">
        The reflection, {minutes} {minutes === 1 ? 'minute' : 'minutes'}
      </p>
      <h2 id="reflection" className="sr-only">
        {title}
      </h2>
      <ProseWithSounds
        html={textHtml}
        item={{ kind: 'reflections', id }}
        className="mt-3 text-reading [&>p:first-child]:text-26 [&>p:first-child]:leading-text"
      />
    </section>
  );
}
