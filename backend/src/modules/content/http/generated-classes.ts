import type { Type } from '@nestjs/common';
import { ApiProperty, PartialType } from '@nestjs/swagger';
import { Type as ToNumber } from 'class-transformer';
import { IsIn, IsInt, IsOptional, Max, Min } from 'class-validator';
import { tiers, type Tier } from '#kernel/tier.ts';
import { IsDateTimeOrNull, IsOptionalDateTime, type ValidDate } from '#platform/http/date-time.ts';
import { itemStatuses, type ItemStatus } from '../kinds/item.view.ts';

export function setClassName<Made extends Type>(made: Made, name: string): Made {
  Object.defineProperty(made, 'name', { value: name });
  return made;
}

export const ParamTypes =
  (...types: Type[]): MethodDecorator =>
  (target, method) =>
    Reflect.defineMetadata('design:paramtypes', types, target, method);

export interface PublicationDto {
  status?: 'draft' | 'published';
  publishAt?: ValidDate | null;
  unpublishAt?: ValidDate | null;
}

export function createItemDto(draft: Type<object>): Type<object> {
  class ItemDto extends draft implements PublicationDto {
    @ApiProperty({
      enum: ['draft', 'published'],
      required: false,
      description: 'Omit it to publish a new item, and to keep the status of an existing one.',
    })
    @IsOptional()
    @IsIn(['draft', 'published'], { message: 'Choose draft or published' })
    status?: 'draft' | 'published';

    @IsDateTimeOrNull('The time to publish', 'Time at which the values are published; null removes it.')
    publishAt?: ValidDate | null;

    @IsDateTimeOrNull('The end', 'Time at which the item becomes a draft again; null removes it.')
    unpublishAt?: ValidDate | null;
  }
  return setClassName(ItemDto, draft.name);
}

export function createChangeDto(draft: Type<object>): Type<object> {
  class ChangeDto extends PartialType(createItemDto(draft), { skipNullProperties: false }) {
    @IsOptionalDateTime('updatedAt')
    updatedAt?: ValidDate;
  }
  return setClassName(ChangeDto, draft.name.replace('Create', 'Change'));
}

const maxPage = 10_000;
const pageMessage = `Ask for page 1 to ${maxPage}`;

export function createStaffQuery(query: Type<object>, { hasTier }: { hasTier: boolean }): Type<object> {
  class StaffQuery extends query {
    @ApiProperty({ enum: itemStatuses, required: false })
    @IsOptional()
    @IsIn(itemStatuses, { message: 'Choose draft, scheduled or published' })
    status?: ItemStatus;

    @ApiProperty({
      ...{ type: 'integer', required: false, minimum: 1, maximum: maxPage },
      description: 'Number of the page, from 1, in place of a cursor.',
    })
    @IsOptional()
    @ToNumber(() => Number)
    @IsInt({ message: pageMessage })
    @Min(1, { message: pageMessage })
    @Max(maxPage, { message: pageMessage })
    page?: number;
  }
  if (!hasTier) return setClassName(StaffQuery, `Staff${query.name}`);
  class StaffTierQuery extends StaffQuery {
    @ApiProperty({ enum: tiers, required: false, description: 'Tier of the item itself, not of its parents.' })
    @IsOptional()
    @IsIn(tiers, { message: 'Choose a tier' })
    tier?: Tier;
  }
  return setClassName(StaffTierQuery, `StaffTier${query.name}`);
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
