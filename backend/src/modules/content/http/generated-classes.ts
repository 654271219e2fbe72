import type { Type } from '@nestjs/common';
import { ApiProperty, PartialType } from '@nestjs/swagger';
import { IsOptionalDateTime, type ValidDate } from '#platform/http/date-time.ts';

export function setClassName<Made extends Type>(made: Made, name: string): Made {
  Object.defineProperty(made, 'name', { value: name });
  return made;
}

/** Declares the parameter types of a generated controller method, for validation and the API description. */
export const ParamTypes =
  (...types: Type[]): MethodDecorator =>
  (target, method) =>
    Reflect.defineMetadata('design:paramtypes', types, target, method);

/** Derives the DTO of a change from the DTO of a new piece: every field becomes optional. */
export function createChangeDto(draft: Type<object>): Type<object> {
  class ChangeDto extends PartialType(draft, { skipNullProperties: false }) {
    @IsOptionalDateTime('updatedAt')
    updatedAt?: ValidDate;
  }
  return setClassName(ChangeDto, draft.name.replace('Create', 'Change'));
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
