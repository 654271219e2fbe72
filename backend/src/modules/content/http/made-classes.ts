import type { Type } from '@nestjs/common';
import { ApiProperty, PartialType } from '@nestjs/swagger';
import { IsOptionalDateTime, type ValidDate } from '../../../platform/http/date-time.ts';

/** Gives a class that was made here the name it has in the API description. */
export function named<Made extends Type>(made: Made, name: string): Made {
  Object.defineProperty(made, 'name', { value: name });
  return made;
}

/** Names the parameter types of a method where the compiler cannot know them; validation and the description read them. */
export const Takes =
  (...types: Type[]): MethodDecorator =>
  (target, method) =>
    Reflect.defineMetadata('design:paramtypes', types, target, method);

/** ChangeLessonDto for CreateLessonDto: only what is sent is changed. */
export function changeOf(draft: Type<object>): Type<object> {
  class ChangeDto extends PartialType(draft, { skipNullProperties: false }) {
    /** The updatedAt that its writer has read. */
    @IsOptionalDateTime('updatedAt')
    updatedAt?: ValidDate;
  }
  return named(ChangeDto, draft.name.replace('Create', 'Change'));
}

/** LessonPage for LessonView: a part of a list. */
export function pageOf(view: Type<object>): Type<object> {
  class PageView {
    @ApiProperty({ type: [view] })
    items!: object[];

    @ApiProperty({ type: String, nullable: true, description: 'Where the next page begins; null on the last.' })
    nextCursor!: string | null;
  }
  return named(PageView, view.name.replace('View', 'Page'));
}

/** `lessons` as it begins the name of a class. */
export const capitalised = (name: string): string => `${name[0]?.toUpperCase()}${name.slice(1)}`;
