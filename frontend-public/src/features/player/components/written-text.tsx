import type { MediaReference } from '../../../frame/media/media-link.ts';
import { ProseWithSounds } from '../../../frame/media/prose-with-sounds.tsx';

interface WrittenTextProps {
  heading?: string | undefined;
  html: string | null | undefined;
  item: MediaReference;
}

export function WrittenText({ heading, html, item }: WrittenTextProps) {
  if (!html) return null;
  return (
    <section aria-label={heading ?? 'The lesson'}>
      {heading && <h2 className="title-32 mb-6">{heading}</h2>}
      <ProseWithSounds html={html} item={item} className="max-w-155 text-reading" />
    </section>
  );
}
