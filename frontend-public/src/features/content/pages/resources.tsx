import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router-dom';
import { hasQueryFailed } from 'shell/failed-query';
import { useSession } from 'shell/session';
import { resourcesQuery, type Resource } from '../api/content.ts';
import { PlaceholderRows } from '../components/placeholder-rows.tsx';
import { ResourceFilterControls } from '../components/library-filter.tsx';
import { OfflineResources } from '../components/offline-resources.tsx';
import { ResourceRow } from '../components/resource-row.tsx';
import { groupResourcesByCategory, listTags, type ResourceFilter } from '../resource-categories.ts';
import { FetchFailedMessage } from '../../../frame/fetch-failed.tsx';
import { MembersPageSection, MembersPageLayout } from '../../../frame/members-page.tsx';

export function ResourceLibraryPage() {
  const asked = useQuery(resourcesQuery());
  const { data: resources } = asked;
  const { user } = useSession();
  return (
    <MembersPageLayout
      title="Resource Library"
      room="library"
      lead="Things to take with you, on paper or on your device."
    >
      {hasQueryFailed(asked) ? (
        <>
          <OfflineResources owner={user?.id ?? ''} />
          <FetchFailedMessage what="the library" query={asked} />
        </>
      ) : resources ? (
        <Library resources={resources} />
      ) : (
        <PlaceholderRows what="the library" />
      )}
    </MembersPageLayout>
  );
}

function Library({ resources }: { resources: readonly Resource[] }) {
  const { user } = useSession();
  const [search, setSearch] = useSearchParams();
  const filter: ResourceFilter = { tag: search.get('tag') ?? '', title: search.get('title') ?? '' };
  const shelves = groupResourcesByCategory(resources, filter);
  const count = shelves.reduce((sum, shelf) => sum + shelf.resources.length, 0);
  const show = (next: ResourceFilter) =>
    setSearch(Object.fromEntries(Object.entries(next).filter(([, value]) => value !== '')), { replace: true });
  return (
    <>
      <ResourceFilterControls tags={listTags(resources)} filter={filter} onChange={show} />
      <p role="status" className={count > 0 ? 'sr-only' : 'text-muted'}>
        {count > 0 ? resourceCountText(count) : 'Nothing matches.'}
      </p>
      {shelves.map(({ heading, resources: shown }) => (
        <MembersPageSection key={heading} heading={heading} aside={resourceCountText(shown.length)}>
          {shown.length === 0 && <p className="pt-4 text-muted">Nothing here yet.</p>}
          <ul className="pt-3">
            {shown.map((resource) => (
              <li key={resource.id} className="border-b border-rule last:border-0">
                <ResourceRow resource={resource} owner={user?.id ?? ''} />
              </li>
            ))}
          </ul>
        </MembersPageSection>
      ))}
    </>
  );
}

const resourceCountText = (count: number): string => (count === 1 ? '1 resource' : `${count} resources`);
