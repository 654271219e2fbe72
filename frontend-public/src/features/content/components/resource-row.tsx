import { readApiResponse, api } from 'shell/api';
import { Button } from '../../../ui/button.tsx';
import { saveFile } from '../../../ui/save-file.ts';
import { MembershipLink } from '../../../ui/membership-link.tsx';
import { formatFileSize } from '../../../ui/size-in-words.ts';
import { TierName } from '../../../ui/tier-mark.tsx';
import type { Resource } from '../api/content.ts';
import { capitalizeTag, resourceKindAndSizeText, RESOURCE_TYPE_LABELS } from '../labels.ts';
import { DownloadButton } from '../../../frame/offline-files/download-button.tsx';
import { useOfflineFile } from '../../../frame/offline-files/use-offline-file.ts';
import { ResourceTypePicture } from './paper.tsx';

export function ResourceRow({ resource, owner }: { resource: Resource; owner: string }) {
  const { title, description, tags, pages, locked, sizeBytes } = resource;
  return (
    <div className="grid grid-cols-[40px_1fr] items-center gap-x-5 gap-y-3 py-4 tablet:grid-cols-[56px_1fr_130px_200px] tablet:gap-x-7">
      <ResourceTypePicture type={resource.type} isLocked={locked} />
      <div className="min-w-0">
        <h3 className={`title-26 ${locked ? 'text-muted' : ''}`}>{title}</h3>
        {description && <p className="text-plain text-muted">{description}</p>}
        {tags && <p className="text-15 text-muted">{tagsText(tags)}</p>}
      </div>
      <p className="col-start-2 text-plain text-muted tablet:col-start-3">
        <span className="tablet:block">
          {sizeBytes === null
            ? resourceKindAndSizeText(resource)
            : `${formatLabel(resource)}, ${formatFileSize(sizeBytes)}`}
        </span>
        {pages !== null && (
          <>
            <span className="tablet:hidden">, </span>
            <span>{pages === 1 ? '1 page' : `${pages} pages`}</span>
          </>
        )}
      </p>
      <div className="col-span-full tablet:col-span-1 tablet:col-start-4">
        <Action resource={resource} owner={owner} />
      </div>
    </div>
  );
}

function Action({ resource, owner }: { resource: Resource; owner: string }) {
  const { title, url, visibilityTier, locked, sizeBytes } = resource;
  if (locked)
    return (
      <div className="grid min-h-18 content-center justify-items-start gap-2 tablet:justify-items-end">
        <TierName tier={visibilityTier} />
        <MembershipLink title={title} />
      </div>
    );
  if (url && sizeBytes === null)
    return (
      <Button href={url} wide>
        <span>
          Open<span className="sr-only"> {title}</span>
        </span>
      </Button>
    );
  return <OfflineResource resource={resource} owner={owner} />;
}

function OfflineResource({ resource, owner }: { resource: Resource; owner: string }) {
  const { id, title, sizeBytes } = resource;
  const control = useOfflineFile(
    {
      owner,
      id: `resources/${id}`,
      name: fileName(resource),
      tier: resource.visibilityTier,
      address: () => fetchResourceUrl(id),
    },
    ({ blob, name }) => saveFile(name, blob),
  );
  return <DownloadButton {...control} title={title} bytes={sizeBytes} />;
}

/** The URL in the loaded list may have expired, so each click requests a new URL. */
async function fetchResourceUrl(id: string): Promise<string> {
  const { url } = await readApiResponse(api.GET('/api/resources/{id}', { params: { path: { id } } }));
  if (!url) throw new Error('Your plan no longer includes this.');
  return url;
}

function fileName({ title, url }: Resource): string {
  const extension = /\.\w+$/.exec((url ?? '').split('?')[0] ?? '')?.[0];
  return `${title.replaceAll(/[\\/:*?"<>|]/g, ' ')}${extension ?? '.pdf'}`;
}

const formatLabel = ({ type, pages }: Resource): string => (pages === null ? RESOURCE_TYPE_LABELS[type] : 'PDF');

function tagsText(tags: readonly string[]): string {
  return capitalizeTag(tags.join(', '));
}
