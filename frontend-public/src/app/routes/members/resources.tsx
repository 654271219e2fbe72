import { useQuery } from '@tanstack/react-query';
import { resourcesQuery, type Resource } from '../../../features/content/api/content.ts';
import { ContentRow } from '../../../features/content/components/content-row.tsx';
import { Rows } from '../../../features/content/components/rows.tsx';
import { TextLink } from '../../../features/content/components/text-link.tsx';
import { RESOURCE_KINDS } from '../../../features/content/words.ts';
import { Chapter, MembersPage } from './members-page.tsx';

const SHELVES: { heading: string; holds: (resource: Resource) => boolean }[] = [
  { heading: 'Workbooks', holds: ({ type }) => type === 'workbook' },
  { heading: 'Templates', holds: ({ type }) => type === 'template' },
  { heading: 'Transcripts', holds: ({ tags }) => tags?.includes('transcript') ?? false },
];

const isElsewhere = (resource: Resource): boolean => !SHELVES.some(({ holds }) => holds(resource));

/** A shelf is shown when something stands on it. */
export function ResourceLibraryPage() {
  const { data: resources } = useQuery(resourcesQuery());
  const shelves = [...SHELVES, { heading: 'To read and to watch', holds: isElsewhere }];
  const filled = resources ? shelves.filter(({ holds }) => resources.some(holds)) : shelves.slice(0, 1);
  return (
    <MembersPage title="Resource Library" room="library" lead="Things to take with you, on paper or on your device.">
      {filled.map(({ heading, holds }) => (
        <Chapter key={heading} heading={heading}>
          <Rows
            query={{ ...resourcesQuery(), select: (all) => all.filter(holds) }}
            what="the library"
            empty={<p className="pt-4 text-muted">This shelf is still empty.</p>}
          >
            {(resource) => <ResourceRow resource={resource} />}
          </Rows>
        </Chapter>
      ))}
    </MembersPage>
  );
}

function ResourceRow({ resource: { title, description, type, url, visibilityTier, locked } }: { resource: Resource }) {
  return (
    <ContentRow
      title={title}
      facts={
        <>
          <p>{RESOURCE_KINDS[type]}</p>
          {description && <p className="max-w-[38rem]">{description}</p>}
        </>
      }
      tier={visibilityTier}
      isLocked={locked}
      action={url ? <TextLink to={url} label="Download" about={title} isFile /> : undefined}
    />
  );
}
