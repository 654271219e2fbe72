import type { Resource } from '../../../features/content/api/content.ts';
import { RESOURCE_KINDS } from '../../../features/content/words.ts';
import { SlugPicture } from '../../../ui/art/slug-picture.tsx';
import { Button } from '../../../ui/button.tsx';
import { TierName } from '../../../ui/tier-mark.tsx';

/** The format each kind of thing has on the shelf. */
const formats: Record<Resource['type'], { width: number; height: number }> = {
  pdf: { width: 188, height: 262 },
  workbook: { width: 176, height: 248 },
  guide: { width: 208, height: 216 },
  template: { width: 226, height: 190 },
  video: { width: 274, height: 154 },
};

/** A full-width line with its name standing on it, and the things that stand there too. */
export function Shelf({ name, resources }: { name: string; resources: Resource[] }) {
  if (resources.length === 0) return null;
  return (
    <section className="shelf pt-20 tablet:pt-28">
      <div className="column shelf-grid">
        <h2 className="shelf-name stands title-60 leading-none!">{name}</h2>
        {resources.map((resource) => (
          <Item key={resource.id} resource={resource} />
        ))}
      </div>
    </section>
  );
}

function Item({ resource }: { resource: Resource }) {
  const { id, title, type, description, locked, url, visibilityTier } = resource;
  const format = formats[type];
  return (
    <article className="shelf-item">
      <div className="shelf-place">
        <div style={{ width: format.width }} className="overflow-hidden rounded-t-[10px]">
          {locked ? <Unlit {...format} /> : <SlugPicture slug={id} {...format} />}
        </div>
      </div>
      <div className="pt-5 pr-4">
        <h3 className={`title-26 leading-[1.2]! ${locked ? 'text-muted' : ''}`}>{title}</h3>
        <p className="mt-1.5 text-[0.9375rem] leading-normal text-muted">{description ?? RESOURCE_KINDS[type]}</p>
        {locked ? (
          <>
            <p className="mt-2">
              <TierName tier={visibilityTier} />
            </p>
            <Button variant="quiet" to="/membership" className="mt-1 -ml-1">
              See membership<span className="sr-only"> to open: {title}</span>
            </Button>
          </>
        ) : (
          url && (
            <Button variant="quiet" href={url} className="mt-1 -ml-1">
              {type === 'video' ? 'Watch' : 'Open'}
              <span className="sr-only">: {title}, in a new tab</span>
            </Button>
          )
        )}
      </div>
    </article>
  );
}

/** A locked thing: line drawing, dashed border, the light a dotted outline. */
function Unlit({ width, height }: { width: number; height: number }) {
  const [middle, line] = [width / 2, Math.round(height * 0.66)];
  return (
    <svg viewBox={`0 0 ${width} ${height}`} width={width} aria-hidden="true" focusable="false" className="block">
      <path d={`M0 0h${width}v${height}H0z`} fill="var(--locked)" />
      <g fill="none" stroke="var(--control)" strokeWidth="1.5">
        <rect x="0.75" y="0.75" width={width - 1.5} height={height} rx="10" strokeDasharray="4 3" />
        <path d={`M0 ${line}h${width}`} />
        {[48, 74].map((r) => (
          <path key={r} d={`M${middle - r} ${line}a${r} ${r} 0 0 1 ${2 * r} 0`} />
        ))}
        <path d={`M${middle - 24} ${line}a24 24 0 0 1 48 0`} strokeDasharray="0.1 4.6" strokeLinecap="round" />
      </g>
    </svg>
  );
}
