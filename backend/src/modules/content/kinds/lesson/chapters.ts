import { ApiProperty } from '@nestjs/swagger';
import { IsOptional, IsString, MaxLength, ValidateBy } from 'class-validator';
import { ToMultiLine, composeDecorators } from '#platform/http/text-rules.ts';
import { EmptyToNull } from '../field-rules.ts';
import type { Chapter } from './entity.ts';

const maxLength = 20_000;
const chapterLinePattern = /^(?:(\d{1,2}):)?(\d{1,3}):([0-5]\d)\s+(\S.*)$/;

/** Parses chapters in the form that staff type, one per line: `1:30 The first breath`. */
export const parseChapters = (text: string | null): Chapter[] | null => text?.split('\n').map(parseChapter) ?? null;

export const formatChapters = (chapters: readonly Chapter[] | null): string | null =>
  chapters && chapters.map(({ startSec, title }) => `${formatTime(startSec)} ${title}`).join('\n');

export function findChaptersError(text: string): string | undefined {
  let before = -1;
  for (const [at, written] of text.split('\n').entries()) {
    if (!chapterLinePattern.test(written))
      return `Chapters: line ${at + 1} must be a time and a title, such as 1:30 The first breath`;
    const { startSec } = parseChapter(written);
    if (startSec <= before) return `Chapters: line ${at + 1} must begin after the line before`;
    before = startSec;
  }
  return undefined;
}

export const ChaptersField = (): PropertyDecorator =>
  composeDecorators(
    ApiProperty({ type: String, maxLength: maxLength, nullable: true, required: false }),
    EmptyToNull(),
    ToMultiLine(),
    IsOptional(),
    IsString({ message: 'Chapters must be a text' }),
    MaxLength(maxLength, { message: `Chapters must be less than ${maxLength} characters` }),
    ValidateBy({
      name: 'areChapters',
      validator: {
        validate: (value: unknown) => typeof value === 'string' && !findChaptersError(value),
        defaultMessage: (refused) => findChaptersError(String(refused?.value ?? '')) ?? '',
      },
    }),
  );

function parseChapter(written: string): Chapter {
  const [, hours = 0, minutes = 0, seconds = 0, title = ''] = chapterLinePattern.exec(written) ?? [];
  return { startSec: Number(hours) * 3_600 + Number(minutes) * 60 + Number(seconds), title };
}

function formatTime(seconds: number): string {
  const [hours, minutes] = [Math.floor(seconds / 3_600), Math.floor(seconds / 60) % 60];
  const twoDigits = (part: number) => String(part).padStart(2, '0');
  return hours > 0
    ? `${hours}:${twoDigits(minutes)}:${twoDigits(seconds % 60)}`
    : `${minutes}:${twoDigits(seconds % 60)}`;
}
