import { useQuery } from '@tanstack/react-query';
import { hasFailed } from 'shell/failed-query';
import { FetchFailed } from '../../../frame/fetch-failed.tsx';
import { resourcesQuery } from '../api/content.ts';
import { kindAndSize } from '../words.ts';

/** What everybody may open: the page gives before it asks. Nothing is shown where there is nothing. */
export function OpenNow() {
  const asked = useQuery(resourcesQuery());
  if (hasFailed(asked)) return <FetchFailed what="the library" query={asked} />;
  const free = asked.data?.filter(({ visibilityTier, url }) => visibilityTier === 'free' && url) ?? [];
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
        {free.map((resource) => (
          <li key={resource.id} className="border-b border-rule">
            <a
              href={resource.url}
              target="_blank"
              rel="noreferrer"
              className="flex flex-wrap justify-between gap-x-6 py-3 pair:flex-nowrap underline-offset-[5px] hover:underline"
            >
              <span className="text-[1.0625rem]">{resource.title}</span>
              <span className="text-plain text-muted">{kindAndSize(resource)}</span>
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
