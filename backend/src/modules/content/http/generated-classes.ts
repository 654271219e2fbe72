import type { Type } from '@nestjs/common';
import { ApiProperty, PartialType } from '@nestjs/swagger';
import { IsIn, IsOptional } from 'class-validator';

import { IsDateTimeOrNull, IsOptionalDateTime, type ValidDate } from '#platform/http/date-time.ts';
import { pieceStatuses, type PieceStatus } from '../kinds/piece.view.ts';

export function setClassName<Made extends Type>(made: Made, name: string): Made {
  Object.defineProperty(made, 'name', { value: name });
  return made;
}

/**
 * Declares the parameter types of a generated controller method. They are needed for validation and for the API
 * description.
 */
export const ParamTypes =
  (...types: Type[]): MethodDecorator =>
  (target, method) =>
    Reflect.defineMetadata('design:paramtypes', types, target, method);

export interface PublicationDto {
  status?: 'draft' | 'published';
  publishAt?: ValidDate | null;
  unpublishAt?: ValidDate | null;
}

/** Adds the fields `status`, `publishAt` and `unpublishAt` to the DTO of a new piece of content. */
export function createPieceDto(draft: Type<object>): Type<object> {
  class PieceDto extends draft implements PublicationDto {
    @ApiProperty({
      enum: ['draft', 'published'],
      required: false,
      description: 'Omit it to publish a new piece, and to keep the status of an existing one.',
    })
    @IsOptional()
    @IsIn(['draft', 'published'], { message: 'Choose draft or published' })
    status?: 'draft' | 'published';

    @IsDateTimeOrNull('The time to publish', 'Time at which the values are published; null removes it.')
    publishAt?: ValidDate | null;

    @IsDateTimeOrNull('The end', 'Time at which the piece becomes a draft again; null removes it.')
    unpublishAt?: ValidDate | null;
  }
  return setClassName(PieceDto, draft.name);
}

export function createChangeDto(draft: Type<object>): Type<object> {
  class ChangeDto extends PartialType(createPieceDto(draft), { skipNullProperties: false }) {
    @IsOptionalDateTime('updatedAt')
    updatedAt?: ValidDate;
  }
  return setClassName(ChangeDto, draft.name.replace('Create', 'Change'));
}

export function createStaffQuery(query: Type<object>): Type<object> {
  class StaffQuery extends query {
    @ApiProperty({ enum: pieceStatuses, required: false })
    @IsOptional()
    @IsIn(pieceStatuses, { message: 'Choose draft, scheduled or published' })
    status?: PieceStatus;
  }
  return setClassName(StaffQuery, `Staff${query.name}`);
}

export function createPageView(view: Type<object>): Type<object> {
  class PageView {
    @ApiProperty({ type: [view] })
    items!: object[];

    @ApiProperty({ type: String, nullable: true, description: 'Where the next page begins; null on the last.' })
    nextCursor!: string | null;
  }
  return setClassName(PageView, view.name.replace('View', 'Page'));
}

export const capitalize = (name: string): string => `${name[0]?.toUpperCase()}${name.slice(1)}`;
