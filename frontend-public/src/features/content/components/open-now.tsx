import { useQuery } from '@tanstack/react-query';
import { resourcesQuery } from '../api/content.ts';
import { RESOURCE_KINDS } from '../words.ts';

/** What everybody may open: the page gives before it asks. Nothing is shown where there is nothing. */
export function OpenNow() {
  const { data = [] } = useQuery(resourcesQuery());
  const free = data.filter(({ visibilityTier, url }) => visibilityTier === 'free' && url);
  if (free.length === 0) return null;
  return (
    <section aria-labelledby="open-now">
      <h2
        id="open-now"
        className="border-b border-rule pb-3.5 font-sans text-plain leading-normal font-normal text-muted"
      >
        Open to you now
      </h2>
      <ul>
        {free.map(({ id, title, type, url }) => (
          <li key={id} className="border-b border-rule">
            <a
              href={url}
              target="_blank"
              rel="noreferrer"
              className="flex flex-wrap justify-between gap-x-6 py-3 pair:flex-nowrap underline-offset-[5px] hover:underline"
            >
              <span className="text-[1.0625rem]">{title}</span>
              <span className="text-plain text-muted">{RESOURCE_KINDS[type]}</span>
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
