import { ArrayMaxSize, IsArray, IsBoolean, IsObject, IsOptional, IsString, IsUUID } from 'class-validator';
import { IsOptionalDateTime, type ValidDate } from '#platform/http/date-time.ts';

export class SaveDraftDto {
  /** Values by field name, as the user typed them. They are not validated, because a draft may be incomplete. */
  @IsObject({ message: 'Send the fields of the draft' })
  values!: Record<string, unknown>;

  /** Version that the editor loaded: `draftUpdatedAt` of the content item, or `updatedAt` when it has no draft. */
  @IsOptionalDateTime('updatedAt')
  updatedAt?: ValidDate;
}

export class RestoreRevisionDto {
  /** Names of the fields to restore, or all fields when omitted. */
  @IsOptional()
  @IsArray({ message: 'Send the names of the fields' })
  @ArrayMaxSize(50, { message: 'Send at most 50 fields' })
  @IsString({ each: true, message: 'Send the names of the fields' })
  fields?: string[];
}

export class RestoreFromTrashDto {
  /** True publishes the items that were published before the deletion, and false restores all items as drafts. */
  @IsOptional()
  @IsBoolean({ message: 'asBefore must be true or false' })
  asBefore?: boolean;

  /** True also restores the parents of the content item that are in the trash. */
  @IsOptional()
  @IsBoolean({ message: 'withParent must be true or false' })
  withParent?: boolean;
}

export class SlugCheckQuery {
  /** Id of the content item that will have the slug. Its present slug counts as free. */
  @IsOptional()
  @IsUUID('all', { message: 'Send the id of the content item' })
  itemId?: string;
}

export class SlugCheckView {
  isFree!: boolean;
  /** A free slug: the requested slug, or the requested slug with a number. */
  suggestion!: string;
}

export class EditedItemView {
  id!: string;
  updatedAt!: string;
  draftUpdatedAt!: string | null;
}

export class PresenceView {
  /** Names of the other editors who have the item open, at most 5. */
  others!: string[];
}
