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
import type { PieceView, StaffPieceView } from './piece.view.ts';
import type { LibraryFile, LibraryFiles } from './resource/library-files.ts';
import type { Condition, SortOrder } from './sql.ts';

export interface KindTypes {
  entity: { id: string; title: string; updatedAt: Date };
  /** Columns from other tables, such as the name of a parent or counts of children. */
  joined: object;
  draft: object;
  query: ContentListQuery;
  view: Pick<PieceView, 'id' | 'title'>;
  staffView: StaffPieceView;
}

export interface TieredTypes extends KindTypes {
  view: PieceView;
}

type Scalar = string | number | boolean | Date | readonly (string | object)[] | null | undefined;
type InResponses<Value> = Value extends Date ? string : Exclude<Value, undefined>;

/** The own columns of a row as responses return them: times as RFC 3339, no relations. */
export type Stored<Entity> = {
  [Field in keyof Entity & string as Entity[Field] extends Scalar ? Field : never]-?: InResponses<Entity[Field]>;
};

/** The reader's access: tier, pieces not released yet, and links and metadata of files. */
export interface ReaderAccess {
  readonly tier: Tier;
  isNotReleased(id: string): boolean;
  urlFor(resource: { readonly id: string; readonly url: string }): string;
  findFile(url: string): LibraryFile | undefined;
}

interface KindQueries<Of extends KindTypes> {
  /** The kind's own table with the alias, and its joins. */
  readonly from: string;
  readonly alias: string;
  /** The SQL expression of each joined column. Values are raw: a time has PostgreSQL's own format. */
  readonly joined: { readonly [Column in keyof Of['joined']]: string };
  /** A join computed at each read because it depends on the time. */
  join?(database: Database, now: Date): Promise<Condition>;
  /** SQL condition for the rows that readers may see; undefined for all rows. Staff see all rows. */
  readonly isPublic?: string;
  order(query: Of['query']): SortOrder;
  conditions(query: Of['query'], now: Date): Condition[];
  view(stored: Stored<Of['entity']>, joined: Of['joined'], reader: ReaderAccess): Of['view'];
  staffView(stored: Stored<Of['entity']>, joined: Of['joined']): Of['staffView'];
}

/** Context for the rules that check a draft. */
export interface WriteContext {
  readonly em: EntityManager;
  readonly files: LibraryFiles;
  readonly media: MediaFiles;
  readonly now: Date;
}

export type WriteTransaction = Pick<TransactionScope, 'em' | 'outbox'> & { readonly now: Date };

interface KindWrites<Of extends KindTypes> {
  /**
   * Checks rules across fields and returns the values to store. `before` is the current row, undefined for a new piece.
   * Throws InvalidInput.
   */
  prepareValues?(
    draft: Partial<Of['draft']>,
    before: Of['entity'] | undefined,
    around: WriteContext,
  ): Promise<object> | object;
  /** Applies side effects of a change in the same transaction. */
  afterChange?(was: Of['entity'], is: Of['entity'], scope: WriteTransaction): Promise<void>;
  countBelow?(id: string, em: EntityManager): Promise<Record<string, number>>;
  /** Removes references to the piece that the database does not remove itself. */
  beforeRemoval?(id: string, scope: WriteTransaction): Promise<void>;
  /** The error for a unique violation; SlugTaken by default. */
  conflictError?(): AppError;
}

/** One kind of content. Its controllers are generated from this. */
export interface Kind<Of extends KindTypes = KindTypes> {
  /** Its name in URLs and its key in the table of kinds. */
  readonly name: string;
  readonly entity: EntityClass<Of['entity']>;
  readonly hasSlug: boolean;
  /** False when another module serves the kind by its own rules: then only staff endpoints exist. */
  readonly hasPublicApi: boolean;
  /** Public pages with these tags show pieces of this kind and are rendered again after each change. */
  readonly pageTags: readonly string[];
  readonly api: {
    readonly draft: Type<Of['draft']>;
    readonly query: Type<Of['query']>;
    readonly view: Type<Of['view']>;
    readonly staffView: Type<Of['staffView']>;
    /** The order of its list, such as ‘newest first’. */
    readonly order: string;
    /** The children removed with a piece, such as ‘its lessons’. */
    readonly parts?: string;
  };
  readonly read: KindQueries<Of>;
  readonly write: KindWrites<Of>;
}

export function checkMediaUrl(
  field: string,
  url: string | null | undefined,
  { before, media }: { before: string | null | undefined; media: MediaFiles },
): void {
  const refusal = url && url !== before ? media.rejectionReason(url) : undefined;
  if (refusal) reject(field, refusal);
}

export const reject = (field: string, message: string): never => {
  throw new InvalidInput([{ field, message }]);
};

export const pick = <Row extends object, Field extends keyof Row>(row: Row, ...fields: Field[]): Pick<Row, Field> =>
  Object.fromEntries(fields.map((field) => [field, row[field]])) as Pick<Row, Field>;
