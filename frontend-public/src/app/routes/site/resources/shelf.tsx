import type { Resource } from '../../../../features/content/api/content.ts';
import { resourceKindAndSizeText } from '../../../../features/content/labels.ts';
import { SlugPicture } from '../../../../ui/art/slug-picture.tsx';
import { Button } from '../../../../ui/button.tsx';
import { TierName } from '../../../../ui/tier-mark.tsx';
import { LockedResource } from './locked-resource.tsx';

const formats: Record<Resource['type'], { width: number; height: number }> = {
  pdf: { width: 188, height: 262 },
  workbook: { width: 176, height: 248 },
  guide: { width: 208, height: 216 },
  template: { width: 226, height: 190 },
  video: { width: 274, height: 154 },
};

const resourcesPerBoard = 3;

export function ResourceCategorySection({ name, resources }: { name: string; resources: Resource[] }) {
  if (resources.length === 0) return null;
  const boards = Array.from({ length: Math.ceil(resources.length / resourcesPerBoard) }, (_, index) =>
    resources.slice(index * resourcesPerBoard, (index + 1) * resourcesPerBoard),
  );
  return (
    <section className="shelf pt-20 tablet:pt-28">
      {boards.map((board, index) => (
        <div key={board[0]?.id} className={`column shelf-grid ${index > 0 ? 'wide:mt-16' : ''}`}>
          {index === 0 ? (
            <h2 className="shelf-name baseline-bottom title-60 leading-none!">{name}</h2>
          ) : (
            <span aria-hidden="true" className="shelf-name" />
          )}
          {board.map((resource) => (
            <Item key={resource.id} resource={resource} />
          ))}
        </div>
      ))}
    </section>
  );
}

/** A resource has no slug, so its title decides the picture. */
const seedSlug = (title: string): string =>
  title
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '');

function Item({ resource }: { resource: Resource }) {
  const { title, type, description, locked, url, visibilityTier } = resource;
  const format = formats[type];
  return (
    <article className="shelf-item">
      <div className="shelf-place">
        <div style={{ width: format.width }} className="max-w-full overflow-hidden rounded-t-[10px]">
          {locked ? <LockedResource type={type} {...format} /> : <SlugPicture slug={seedSlug(title)} {...format} />}
        </div>
      </div>
      <div className="pt-5 pr-4">
        <h3 className={`title-26 leading-heading! ${locked ? 'text-muted' : ''}`}>{title}</h3>
        <p className="mt-1.5 text-15 leading-normal text-muted">
          <span>{resourceKindAndSizeText(resource)}</span>
          {description && <span className="block">{description}</span>}
        </p>
        {locked ? (
          <>
            <p className="mt-2">
              <TierName tier={visibilityTier} />
            </p>
            <Button variant="quiet" to="/membership" className="mt-1">
              See membership<span className="sr-only"> to open: {title}</span>
            </Button>
          </>
        ) : (
          url && <ResourceLink {...{ title, type, url }} />
        )}
      </div>
    </article>
  );
}

function ResourceLink({ title, type, url }: { title: string; type: Resource['type']; url: string }) {
  if (url.startsWith('/') && type !== 'video')
    return (
      <a
        href={url}
        download
        className="mt-1 inline-flex min-h-11 items-center text-base font-strong text-link underline decoration-1 underline-offset-5 hover:decoration-2"
      >
        Download<span className="sr-only">: {title}</span>
      </a>
    );
  return (
    <Button variant="quiet" href={url} className="mt-1">
      {type === 'video' ? 'Watch' : 'Open'}
      <span className="sr-only">: {title}, in a new tab</span>
    </Button>
  );
}
