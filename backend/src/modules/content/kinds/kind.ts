import type { EntityClass } from '@mikro-orm/core';
import type { EntityManager } from '@mikro-orm/postgresql';
import type { Type } from '@nestjs/common';
import type { AppError } from '../../../kernel/app-error.ts';
import type { Tier } from '../../../kernel/tier.ts';
import type { Database } from '../../../platform/database/database.ts';
import type { TransactionScope } from '../../../platform/database/transaction.ts';
import { InvalidInput } from '../../../platform/http/problem.ts';
import type { ContentListQuery } from './list-query.dto.ts';
import type { MediaFiles } from './media-files.ts';
import type { PieceView, StaffPieceView } from './piece.view.ts';
import type { KeptFile, LibraryFiles } from './resource/library-files.ts';
import type { Condition, SortOrder } from './sql.ts';

/** The types of one kind of content. */
export interface KindTypes {
  entity: { id: string; title: string; updatedAt: Date };
  /** What its views tell besides its own columns: names of a parent, counts of parts. */
  joined: object;
  /** What staff send of a new piece; of a change they send some of it. */
  draft: object;
  query: ContentListQuery;
  view: Pick<PieceView, 'id' | 'title'>;
  staffView: StaffPieceView;
}

/** The types of a kind whose pieces are opened by tier. */
export interface TieredTypes extends KindTypes {
  view: PieceView;
}

type Scalar = string | number | boolean | Date | readonly (string | object)[] | null | undefined;
type InAnswers<Value> = Value extends Date ? string : Exclude<Value, undefined>;

/** The own columns of a row as answers tell them: times are RFC 3339, relations are left out. */
export type Stored<Entity> = {
  [Field in keyof Entity & string as Entity[Field] extends Scalar ? Field : never]-?: InAnswers<Entity[Field]>;
};

/** Who reads, what is not open to them yet, where they find a resource that is, and what is known of its file. */
export interface Reader {
  readonly tier: Tier;
  isHeldBack(id: string): boolean;
  addressOf(resource: { readonly id: string; readonly url: string }): string;
  fileOf(url: string): KeptFile | undefined;
}

/** How rows of a kind are found, and what is shown of one. */
interface Reading<Of extends KindTypes> {
  /** The kind’s own table, which has the alias, and what is joined to it. */
  readonly from: string;
  readonly alias: string;
  /** The SQL expression of each joined column. Raw values: a time is a text in PostgreSQL’s own form. */
  readonly joined: { readonly [Column in keyof Of['joined']]: string };
  /** What is joined anew at each read, as it depends on the time. */
  join?(database: Database, now: Date): Promise<Condition>;
  /** A condition for the rows that readers may see, where it is not every row. Staff see all. */
  readonly isPublic?: string;
  order(query: Of['query']): SortOrder;
  conditions(query: Of['query'], now: Date): Condition[];
  /** What a reader sees. Guarded fields of a locked piece are absent. */
  view(stored: Stored<Of['entity']>, joined: Of['joined'], reader: Reader): Of['view'];
  /** What staff see: everything that is stored. */
  staffView(stored: Stored<Of['entity']>, joined: Of['joined']): Of['staffView'];
}

/** What a rule may look at while it checks a draft. */
export interface Surroundings {
  readonly em: EntityManager;
  readonly files: LibraryFiles;
  readonly media: MediaFiles;
  readonly now: Date;
}

/** The commit in which a piece is written. */
export type WriteScope = Pick<TransactionScope, 'em' | 'outbox'> & { readonly now: Date };

/** What is stored of a draft, and what goes along with a removed piece. */
interface Writing<Of extends KindTypes> {
  /**
   * The values to store, checked by the rules that need more than one field. `before` is the row as it stands; none for
   * a new piece. Throws InvalidInput. Without it the draft is stored as it was sent.
   */
  values?(
    draft: Partial<Of['draft']>,
    before: Of['entity'] | undefined,
    around: Surroundings,
  ): Promise<object> | object;
  /** What else a change of it means, in the same commit. `was` is how it stood before. */
  afterChange?(was: Of['entity'], is: Of['entity'], scope: WriteScope): Promise<void>;
  /** What goes with it when it is removed, counted by kind. */
  countBelow?(id: string, em: EntityManager): Promise<Record<string, number>>;
  /** What else must be done for nothing to hold on to a piece that is removed. */
  beforeRemoval?(id: string, scope: WriteScope): Promise<void>;
  /** What is said where another piece has what only one may have; the slug is taken unless a kind says otherwise. */
  taken?(): AppError;
}

/** One kind of content: what is stored, sent and shown of it. Its controllers are made from this. */
export interface Kind<Of extends KindTypes = KindTypes> {
  /** The word of its addresses and its key in the table of kinds. */
  readonly name: string;
  readonly entity: EntityClass<Of['entity']>;
  /** True when a piece is found by its slug too. */
  readonly hasSlug: boolean;
  /** False where another module hands it out by rules of its own: then only staff have addresses of it. */
  readonly hasPublicApi: boolean;
  /** Public pages with these tags show something of it, and are rendered again after each change. */
  readonly pageTags: readonly string[];
  /** What the API description says and takes. */
  readonly api: {
    readonly draft: Type<Of['draft']>;
    readonly query: Type<Of['query']>;
    readonly view: Type<Of['view']>;
    readonly staffView: Type<Of['staffView']>;
    /** The order of its list, such as ‘newest first’. */
    readonly order: string;
    /** What is removed along with a piece, such as ‘its lessons’. */
    readonly parts?: string;
  };
  readonly read: Reading<Of>;
  readonly write: Writing<Of>;
}

/** Refuses an address from which films and sounds may not come, where it is sent and new. */
export function checkMedia(
  field: string,
  url: string | null | undefined,
  { before, media }: { before: string | null | undefined; media: MediaFiles },
): void {
  const refusal = url && url !== before ? media.refusalOf(url) : undefined;
  if (refusal) refuse(field, refusal);
}

export const refuse = (field: string, message: string): never => {
  throw new InvalidInput([{ field, message }]);
};

/** Some fields of a row. */
export const pick = <Row extends object, Field extends keyof Row>(row: Row, ...fields: Field[]): Pick<Row, Field> =>
  Object.fromEntries(fields.map((field) => [field, row[field]])) as Pick<Row, Field>;
