import { tiers, type Tier } from '#kernel/tier.ts';
import { unlessLocked, computeVisibility } from '../../domain/visibility.ts';
import { LinkUrl } from '../url-rules.ts';
import { Choice, OptionalText, Tags, Text } from '../field-rules.ts';
import { reject, type Kind, pick } from '../kind.ts';
import { ContentListQuery } from '../list-query.dto.ts';
import { PieceView, StaffPieceView } from '../piece.view.ts';
import { newestFirst, titleMatches } from '../sql.ts';
import { Resource, resourceTypes, type ResourceType } from './entity.ts';
import { isInLibrary, isPublicFile } from './library-files.ts';

export class CreateResourceDto {
  @Text('Title', 200)
  title!: string;

  @Choice('ResourceType', resourceTypes, 'pdf')
  type?: ResourceType;

  /** URL of another site, or /library/<file> for a file that is sent only to readers whose tier is high enough. */
  @LinkUrl('URL')
  url!: string;

  @OptionalText('Description', 2_000)
  description?: string | null;

  @Choice('Tier', tiers, 'seeker')
  visibilityTier?: Tier;

  @Tags()
  tags?: string[] | null;
}

export class ResourceView extends PieceView {
  type!: ResourceType;
  /** Size of the file in bytes; null for a URL of another site. */
  sizeBytes!: number | null;
  /** Number of pages of a PDF; null for other files. */
  pages!: number | null;
  description!: string | null;
  tags!: string[] | null;
  createdAt!: string;
  /** Left out of the response while the resource is locked. */
  url?: string;
}

export class StaffResourceView extends StaffPieceView {
  type!: ResourceType;
  url!: string;
  description!: string | null;
  visibilityTier!: Tier;
  tags!: string[] | null;
  createdAt!: string;
  /** Number of downloads of a library file. */
  downloads!: number;
}

interface ResourceTypes {
  entity: Resource;
  joined: object;
  draft: CreateResourceDto;
  query: ContentListQuery;
  view: ResourceView;
  staffView: StaffResourceView;
}

export const resources: Kind<ResourceTypes> = {
  name: 'resources',
  entity: Resource,
  hasSlug: false,
  hasPublicApi: true,
  pageTags: ['resources'],
  api: {
    draft: CreateResourceDto,
    query: ContentListQuery,
    view: ResourceView,
    staffView: StaffResourceView,
    order: 'newest first',
  },
  read: {
    from: (table) => `${table('resources')} r`,
    alias: 'r',
    joined: {},
    order: () => newestFirst('r.created_at'),
    conditions: ({ q }) => titleMatches('r', q),
    view: (resource, _joined, reader) => {
      const visibility = computeVisibility(reader.tier, resource.visibilityTier);
      return {
        ...pick(resource, 'id', 'title', 'type', 'description', 'tags', 'createdAt'),
        sizeBytes: reader.findFile(resource.url)?.bytes ?? null,
        pages: reader.findFile(resource.url)?.pages ?? null,
        ...visibility,
        ...unlessLocked(visibility, { url: reader.urlFor(resource) }),
      };
    },
    staffView: (resource) => resource,
  },
  write: {
    /** Checks that a library file exists, and that a file with a public URL on the site has the free tier. */
    prepareValues: (draft, before, { files }) => {
      const { url = '', visibilityTier = 'seeker' } = { ...before, ...draft };
      if (isInLibrary(url) && !files.findPath(url)) reject('url', 'There is no such file in the library');
      if (isPublicFile(url) && visibilityTier !== 'free')
        reject('visibilityTier', 'Files under /downloads are public: choose Free, or a file of the library');
      return draft;
    },
  },
};
