import { useQuery } from '@tanstack/react-query';
import { useCallback, useState } from 'react';
import { hasQueryFailed } from 'shell/failed-query';
import { FetchFailedMessage } from '../../../frame/fetch-failed.tsx';
import { ProseWithSounds } from '../../../frame/media/prose-with-sounds.tsx';
import { SkeletonLine } from '../../../ui/skeleton.tsx';
import { personQuery, type NamedPerson } from '../api/content.ts';

export function Biography({ person: { id, slug, name, hasBio } }: { person: NamedPerson }) {
  const [isOpen, setOpen] = useState(false);
  const asked = useQuery({ ...personQuery(slug), enabled: isOpen });
  // A reader can open the element before the scripts run.
  const takeState = useCallback((details: HTMLDetailsElement | null) => setOpen(details?.open ?? false), []);
  if (!hasBio) return null;
  return (
    <details ref={takeState} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary data-starts-app="" className="min-h-11 w-fit cursor-pointer py-3 text-plain text-link">
        {`About ${name}`}
      </summary>
      {asked.isLoading && <SkeletonLine height={80} />}
      {hasQueryFailed(asked) && <FetchFailedMessage what="the biography" query={asked} />}
      {asked.data?.bioHtml && (
        <ProseWithSounds
          html={asked.data.bioHtml}
          item={{ kind: 'people', id }}
          className="max-w-155 pb-4 text-17 leading-text"
        />
      )}
    </details>
  );
}
