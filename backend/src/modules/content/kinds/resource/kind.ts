import { tiers, type Tier } from '#kernel/tier.ts';
import { unlessLocked, visibilityOf } from '../../domain/visibility.ts';
import { Address } from '../address-rules.ts';
import { Choice, OptionalWords, Tags, Words } from '../field-rules.ts';
import { refuse, type Kind, pick } from '../kind.ts';
import { ContentListQuery } from '../list-query.dto.ts';
import { PieceView, StaffPieceView } from '../piece.view.ts';
import { newestFirst, titled } from '../sql.ts';
import { Resource, resourceTypes, type ResourceType } from './entity.ts';
import { isInLibrary, isOpenToAll } from './library-files.ts';

export class CreateResourceDto {
  @Words('Title', 200)
  title!: string;

  @Choice('ResourceType', resourceTypes, 'pdf')
  type?: ResourceType;

  /** A URL of another site, or /library/<file> for a file that the product serves by tier. */
  @Address('URL')
  url!: string;

  @OptionalWords('Description', 2_000)
  description?: string | null;

  @Choice('Tier', tiers, 'seeker')
  visibilityTier?: Tier;

  @Tags()
  tags?: string[] | null;
}

export class ResourceView extends PieceView {
  type!: ResourceType;
  /** The size of its file; null for a URL of another site. */
  sizeBytes!: number | null;
  /** The number of pages of a PDF; null for other files. */
  pages!: number | null;
  description!: string | null;
  tags!: string[] | null;
  createdAt!: string;
  /** Absent while locked. */
  url?: string;
}

export class StaffResourceView extends StaffPieceView {
  type!: ResourceType;
  url!: string;
  description!: string | null;
  visibilityTier!: Tier;
  tags!: string[] | null;
  createdAt!: string;
  /** Downloads of the file, when it is in the library. */
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
    from: 'resources r',
    alias: 'r',
    joined: {},
    order: () => newestFirst('r.created_at'),
    conditions: ({ q }) => titled('r', q),
    view: (resource, _joined, reader) => {
      const visibility = visibilityOf(reader.tier, resource.visibilityTier);
      return {
        ...pick(resource, 'id', 'title', 'type', 'description', 'tags', 'createdAt'),
        sizeBytes: reader.fileOf(resource.url)?.bytes ?? null,
        pages: reader.fileOf(resource.url)?.pages ?? null,
        ...visibility,
        ...unlessLocked(visibility, { url: reader.addressOf(resource) }),
      };
    },
    staffView: (resource) => resource,
  },
  write: {
    /** A library file must exist, and a public file of the site cannot be for members only. */
    values: (draft, before, { files }) => {
      const { url = '', visibilityTier = 'seeker' } = { ...before, ...draft };
      if (isInLibrary(url) && !files.pathOf(url)) refuse('url', 'There is no such file in the library');
      if (isOpenToAll(url) && visibilityTier !== 'free')
        refuse('visibilityTier', 'Files under /downloads are public: choose Free, or a file of the library');
      return draft;
    },
  },
};
