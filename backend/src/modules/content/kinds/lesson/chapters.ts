import { ApiProperty } from '@nestjs/swagger';
import { IsOptional, IsString, MaxLength, ValidateBy } from 'class-validator';
import { inLines, inOrder } from '#platform/http/text-rules.ts';
import { emptyIsNull } from '../field-rules.ts';
import type { Chapter } from './entity.ts';

const mostLetters = 20_000;
const line = /^(?:(\d{1,2}):)?(\d{1,3}):([0-5]\d)\s+(\S.*)$/;

/** Parses chapters as staff write them, one per line: `1:30 The first breath`. */
export const chaptersOf = (text: string | null): Chapter[] | null => text?.split('\n').map(chapterOf) ?? null;

export const linesOf = (chapters: readonly Chapter[] | null): string | null =>
  chapters && chapters.map(({ startSec, title }) => `${clockOf(startSec)} ${title}`).join('\n');

export function faultOf(text: string): string | undefined {
  let before = -1;
  for (const [at, written] of text.split('\n').entries()) {
    if (!line.test(written))
      return `Chapters: line ${at + 1} must be a time and a title, such as 1:30 The first breath`;
    const { startSec } = chapterOf(written);
    if (startSec <= before) return `Chapters: line ${at + 1} must begin after the line before`;
    before = startSec;
  }
  return undefined;
}

export const Chapters = (): PropertyDecorator =>
  inOrder(
    ApiProperty({ type: String, maxLength: mostLetters, nullable: true, required: false }),
    emptyIsNull(),
    inLines(),
    IsOptional(),
    IsString({ message: 'Chapters must be a text' }),
    MaxLength(mostLetters, { message: `Chapters must be less than ${mostLetters} characters` }),
    ValidateBy({
      name: 'areChapters',
      validator: {
        validate: (value: unknown) => typeof value === 'string' && !faultOf(value),
        defaultMessage: (refused) => faultOf(String(refused?.value ?? '')) ?? '',
      },
    }),
  );

function chapterOf(written: string): Chapter {
  const [, hours = 0, minutes = 0, seconds = 0, title = ''] = line.exec(written) ?? [];
  return { startSec: Number(hours) * 3_600 + Number(minutes) * 60 + Number(seconds), title };
}

function clockOf(seconds: number): string {
  const [hours, minutes] = [Math.floor(seconds / 3_600), Math.floor(seconds / 60) % 60];
  const twoDigits = (part: number) => String(part).padStart(2, '0');
  return hours > 0
    ? `${hours}:${twoDigits(minutes)}:${twoDigits(seconds % 60)}`
    : `${minutes}:${twoDigits(seconds % 60)}`;
}

/** True for WebVTT, which also provides the captions of the film. */
export const isTimed = (transcript: string | null): boolean => /^WEBVTT(\s|$)/.test(transcript ?? '');
