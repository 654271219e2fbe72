import { IsObject, IsOptional, IsUUID } from 'class-validator';

export class CreatePreviewDto {
  /** Id of the content item, omitted for a new one. */
  @IsOptional()
  @IsUUID(undefined, { message: 'id must be the id of a content item' })
  id?: string;

  /** Values of the form that are not saved, by field name, omitted to preview the saved item with its draft. */
  @IsOptional()
  @IsObject({ message: 'Send the fields of the form' })
  values?: Record<string, unknown>;
}
