import { ArrayMaxSize, IsArray, IsBoolean, IsObject, IsOptional, IsString } from 'class-validator';
import { IsOptionalDateTime, type ValidDate } from '#platform/http/date-time.ts';

export class SaveDraftDto {
  /** Values by field, as they were typed. A draft may be incomplete and invalid. */
  @IsObject({ message: 'Send the fields of the draft' })
  values!: Record<string, unknown>;

  /** The `draftUpdatedAt` of the piece, or its `updatedAt` when it has no draft. */
  @IsOptionalDateTime('updatedAt')
  updatedAt?: ValidDate;
}

export class RestoreRevisionDto {
  /** Names of the fields to restore; all fields when omitted. */
  @IsOptional()
  @IsArray({ message: 'Send the names of the fields' })
  @ArrayMaxSize(50, { message: 'Send at most 50 fields' })
  @IsString({ each: true, message: 'Send the names of the fields' })
  fields?: string[];
}

export class RestoreFromTrashDto {
  /** True publishes what was published before its deletion; otherwise all of it becomes a draft. */
  @IsOptional()
  @IsBoolean({ message: 'asBefore must be true or false' })
  asBefore?: boolean;

  /** True also restores the parents that are in the trash. */
  @IsOptional()
  @IsBoolean({ message: 'withParent must be true or false' })
  withParent?: boolean;
}

export class SlugCheckView {
  isFree!: boolean;
  /** A free slug like the given one; the given one when it is free. */
  suggestion!: string;
}

/** The piece with its drafts, as the endpoints of its kind return it. */
export class EditedPieceView {
  id!: string;
  updatedAt!: string;
  draftUpdatedAt!: string | null;
}

export class PresenceView {
  /** Names of the other editors who have the piece open, the latest first; at most 5. */
  others!: string[];
}
