import type { EntityClass } from '@mikro-orm/core';
import type { EntityManager } from '@mikro-orm/postgresql';
import type { Type } from '@nestjs/common';
import type { AppError } from '#kernel/app-error.ts';
import type { Tier } from '#kernel/tier.ts';
import type { Database } from '#platform/database/database.ts';
import type { TransactionScope } from '#platform/database/transaction.ts';
import { InvalidInput } from '#platform/http/problem.ts';
import type { ContentListQuery } from './list-query.dto.ts';
import type { MediaFiles } from './media-files.ts';
import type { EditingFields, ItemView, PictureView, StaffItemView } from './item.view.ts';
import type { LibraryFile, LibraryFileFinder } from './resource/library-files.ts';
import type { SqlCondition, SortOrder } from './sql.ts';

export interface KindTypes {
  entity: { id: string; title: string; updatedAt: Date };
  joined: object;
  draft: object;
  query: ContentListQuery;
  view: Pick<ItemView, 'id' | 'title'>;
  staffView: StaffItemView;
}

export interface TieredKindTypes extends KindTypes {
  view: ItemView;
}

type Scalar = string | number | boolean | Date | readonly (string | object)[] | null | undefined;
type SerializedValue<Value> = Value extends Date ? string : Exclude<Value, undefined>;

/** Times are RFC 3339 strings. */
export type StoredRow<Entity> = {
  [Field in keyof Entity & string as Entity[Field] extends Scalar ? Field : never]-?: SerializedValue<Entity[Field]>;
};

export interface ReaderAccess {
  readonly tier: Tier;
  isNotReleased(id: string): boolean;
  urlFor(resource: { readonly id: string; readonly url: string }): string;
  findFile(url: string): LibraryFile | undefined;
  readonly findPicture: (url: string | null) => PictureView | undefined;
}

export type ContentTable =
  'programs' | 'modules' | 'lessons' | 'events' | 'meditations' | 'resources' | 'people' | 'reflections' | 'replays';

interface KindQueries<Of extends KindTypes> {
  /** For staff, `table` returns a subquery that also contains drafts. */
  from(table: (name: ContentTable) => string): string;
  readonly alias: string;
  /** A time from a joined table is text in PostgreSQL's format. */
  readonly joined: { readonly [Column in keyof Of['joined']]: string };
  join?(database: Database, now: Date): Promise<SqlCondition>;
  /** `time`: requests share no response. `session`: only visitors share a response, because links contain session keys. */
  readonly variesBy?: 'time' | 'session';
  /** SQL condition for the rows that readers may see, or undefined for all rows. */
  readonly isPublic?: string;
  order(query: Of['query']): SortOrder;
  conditions(query: Of['query'], now: Date): SqlCondition[];
  pictureUrl?(stored: StoredRow<Of['entity']>): string | null;
  view(stored: StoredRow<Of['entity']>, joined: Of['joined'], reader: ReaderAccess): Of['view'];
  staffView(stored: StoredRow<Of['entity']>, joined: Of['joined']): Omit<Of['staffView'], EditingFields>;
}

export interface ContentWriteContext {
  readonly em: EntityManager;
  readonly files: LibraryFileFinder;
  readonly media: MediaFiles;
  readonly now: Date;
}

export type ContentWriteTransaction = Pick<TransactionScope, 'em' | 'outbox'> & { readonly now: Date };

interface KindWrites<Of extends KindTypes> {
  prepareValues?(
    draft: Partial<Of['draft']>,
    before: Of['entity'] | undefined,
    around: ContentWriteContext,
  ): Promise<object> | object;
  afterChange?(was: Of['entity'], is: Of['entity'], scope: ContentWriteTransaction): Promise<void>;
  countBelow?(id: string, em: EntityManager): Promise<Record<string, number>>;
  beforeRemoval?(id: string, scope: ContentWriteTransaction): Promise<void>;
  /** Returns the error for a duplicate value, SlugTaken by default. */
  conflictError?(): AppError;
}

export interface KindDefinition<Of extends KindTypes = KindTypes> {
  readonly name: string;
  readonly entity: EntityClass<Of['entity']>;
  readonly hasSlug: boolean;
  readonly hasPublicApi: boolean;
  /** Public pages with these tags are rendered again after each change of this content. */
  readonly pageTags: readonly string[];
  readonly api: {
    readonly draft: Type<Of['draft']>;
    readonly query: Type<Of['query']>;
    readonly view: Type<Of['view']>;
    readonly staffView: Type<Of['staffView']>;
    readonly order: string;
    /** Children that are removed with the content, for the API description, such as ‘its lessons’. */
    readonly parts?: string;
  };
  readonly read: KindQueries<Of>;
  readonly write: KindWrites<Of>;
}

export async function checkMediaUrl(
  field: string,
  url: string | null | undefined,
  { before, media }: { before: string | null | undefined; media: MediaFiles },
): Promise<void> {
  const refusal = url && url !== before ? await media.findRejectionReason(url) : undefined;
  if (refusal) rejectField(field, refusal);
}

interface PlayedFields {
  readonly durationSec?: number | undefined;
  readonly transcript?: string | null | undefined;
}

/** Returns the duration and captions of a newly chosen upload, unless the form or the stored item has them. */
export async function readMediaFacts(
  url: string | null | undefined,
  {
    draft,
    before,
    media,
  }: { draft: PlayedFields; before: PlayedFields & { url?: string | null | undefined }; media: MediaFiles },
): Promise<{ durationSec?: number; transcript?: string }> {
  const file = url && url !== before.url ? await media.find(url) : undefined;
  const hasTranscript = draft.transcript ?? (draft.transcript === undefined && before.transcript);
  return {
    ...(file?.durationSec && !draft.durationSec ? { durationSec: file.durationSec } : {}),
    ...(file?.captions && !hasTranscript ? { transcript: file.captions } : {}),
  };
}

export const rejectField = (field: string, message: string): never => {
  throw new InvalidInput([{ field, message }]);
};

export const pickFields = <Row extends object, Field extends keyof Row>(
  row: Row,
  ...fields: Field[]
): Pick<Row, Field> => Object.fromEntries(fields.map((field) => [field, row[field]])) as Pick<Row, Field>;
