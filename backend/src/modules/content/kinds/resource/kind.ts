import { tiers, type Tier } from '#kernel/tier.ts';
import { hideWhenLocked, computeVisibility } from '../../domain/visibility.ts';
import { LinkUrlField } from '../url-rules.ts';
import { ChoiceField, OptionalTextField, TagsField, TextField } from '../field-rules.ts';
import { rejectField, type KindDefinition, pickFields } from '../kind.ts';
import { ContentListQuery } from '../list-query.dto.ts';
import { ItemView, StaffItemView } from '../item.view.ts';
import { sortNewestFirst, buildTitleConditions } from '../sql.ts';
import { Resource, resourceTypes, type ResourceType } from './entity.ts';
import { isLibraryUrl, isPublicFileUrl } from './library-files.ts';

export class CreateResourceDto {
  @TextField('Title', 200)
  title!: string;

  @ChoiceField('ResourceType', resourceTypes, 'pdf')
  type?: ResourceType;

  /** URL on another site, `/downloads/<file>` for a public file, or `/library/<file>` for a protected file. */
  @LinkUrlField('URL')
  url!: string;

  @OptionalTextField('Description', 2_000)
  description?: string | null;

  @ChoiceField('Tier', tiers, 'seeker')
  visibilityTier?: Tier;

  @TagsField()
  tags?: string[] | null;
}

export class ResourceView extends ItemView {
  type!: ResourceType;
  /** Size of the file in bytes, or null for a URL of another site. */
  sizeBytes!: number | null;
  /** Number of pages of a PDF, or null for other files or when the number is unknown. */
  pages!: number | null;
  description!: string | null;
  tags!: string[] | null;
  createdAt!: string;
  /** URL of the file, absent while the reader's tier is too low. */
  url?: string;
}

export class StaffResourceView extends StaffItemView {
  type!: ResourceType;
  url!: string;
  description!: string | null;
  visibilityTier!: Tier;
  tags!: string[] | null;
  createdAt!: string;
  /** Number of times that a library file was downloaded. */
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

export const resourceKind: KindDefinition<ResourceTypes> = {
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
    variesBy: 'session',
    joined: {},
    order: () => sortNewestFirst('r.created_at'),
    conditions: ({ q }) => buildTitleConditions('r', q),
    view: (resource, _joined, reader) => {
      const visibility = computeVisibility(reader.tier, resource.visibilityTier);
      return {
        ...pickFields(resource, 'id', 'title', 'type', 'description', 'tags', 'createdAt'),
        sizeBytes: reader.findFile(resource.url)?.bytes ?? null,
        pages: reader.findFile(resource.url)?.pages ?? null,
        ...visibility,
        ...hideWhenLocked(visibility, { url: reader.urlFor(resource) }),
      };
    },
    staffView: (resource) => resource,
  },
  write: {
    /** A file with a public URL on this site must have the free tier. */
    prepareValues: async (draft, before, { files }) => {
      const { url = '', visibilityTier = 'seeker' } = { ...before, ...draft };
      if (isLibraryUrl(url) && !(await files.findBytes(url)))
        rejectField('url', 'There is no such file in the library');
      if (isPublicFileUrl(url) && visibilityTier !== 'free')
        rejectField('visibilityTier', 'Files under /downloads are public: choose Free, or a file of the library');
      return draft;
    },
  },
};
