import { ApiProperty } from '@nestjs/swagger';
import { IsNotEmpty } from 'class-validator';
import { DateTime } from 'luxon';
import { composeDecorators } from '#platform/http/text-rules.ts';
import { renderProse, toPlainText } from '#platform/markdown/prose.ts';
import { ReflectionDateTaken } from '../../domain/errors.ts';
import { OptionalLinkUrlField } from '../url-rules.ts';
import { MultilineTextField, createTextFieldRule, TextField, BooleanField } from '../field-rules.ts';
import { checkMediaUrl, type KindDefinition, pickFields, type StoredRow } from '../kind.ts';
import { ContentListQuery } from '../list-query.dto.ts';
import { StaffItemView } from '../item.view.ts';
import { buildTitleConditions } from '../sql.ts';
import { Reflection } from './entity.ts';

const isDay = (text: string): boolean =>
  /^20\d\d-\d\d-\d\d$/.test(text) && DateTime.fromISO(text, { zone: 'utc' }).isValid;

export const DayField = (label: string): PropertyDecorator =>
  composeDecorators(
    ApiProperty({ type: String, format: 'date' }),
    IsNotEmpty({ message: `${label} is required` }),
    createTextFieldRule('isDay', isDay, `${label} must be a day of this century, such as 2027-03-01`),
  );

export class CreateReflectionDto {
  /** Day of the reflection, which no other reflection can have. */
  @DayField('Date')
  date!: string;

  @TextField('Title', 200)
  title!: string;

  /** Text as Markdown. */
  @MultilineTextField('Text', 10_000)
  text!: string;

  /** Question that members answer in their journal. */
  @TextField('Question', 500)
  question!: string;

  /** URL of the audio version. */
  @OptionalLinkUrlField('Audio')
  audioUrl?: string | null;

  /** True for a reflection in the sample data, which pages mark as a sample. */
  @BooleanField('Sample', false)
  isSample?: boolean;
}

export class ReflectionView {
  id!: string;
  /** Day on which the reflection is shown. */
  date!: string;
  title!: string;
  /** Text as Markdown. */
  text!: string;
  /** Text as HTML that is safe to show. */
  textHtml!: string;
  /** Text without Markdown marks. */
  textPlain!: string;
  /** Question that members answer in their journal. */
  question!: string;
  /** URL of the audio version, or null. */
  audioUrl!: string | null;
  /** True for a reflection in the sample data. */
  isSample!: boolean;
}

export class StaffReflectionView extends StaffItemView {
  date!: string;
  text!: string;
  question!: string;
  audioUrl!: string | null;
  isSample!: boolean;
}

interface ReflectionTypes {
  entity: Reflection;
  joined: object;
  draft: CreateReflectionDto;
  query: ContentListQuery;
  view: ReflectionView;
  staffView: StaffReflectionView;
}

export const toReflectionView = (
  date: string,
  reflection: Omit<StoredRow<Reflection>, 'updatedAt'>,
): ReflectionView => ({
  ...pickFields(reflection, 'id', 'title', 'text', 'question', 'audioUrl', 'isSample'),
  textHtml: renderProse(reflection.text),
  textPlain: toPlainText(reflection.text),
  date,
});

export const reflectionKind: KindDefinition<ReflectionTypes> = {
  name: 'reflections',
  entity: Reflection,
  hasSlug: false,
  // Reflections have no public API here, because other modules decide which reflections a user may read.
  hasPublicApi: false,
  pageTags: [],
  api: {
    draft: CreateReflectionDto,
    query: ContentListQuery,
    view: ReflectionView,
    staffView: StaffReflectionView,
    order: 'latest first',
  },
  read: {
    from: (table) => `${table('reflections')} f`,
    alias: 'f',
    joined: {},
    order: () => ({ key: 'f.date', type: 'date', direction: 'desc' }),
    conditions: ({ q }) => buildTitleConditions('f', q),
    view: (reflection) => toReflectionView(reflection.date, reflection),
    staffView: (reflection) => reflection,
  },
  write: {
    conflictError: () => new ReflectionDateTaken(),
    prepareValues: async (draft, before, { media }) => {
      await checkMediaUrl('audioUrl', draft.audioUrl, { before: before?.audioUrl, media });
      return draft;
    },
  },
};
