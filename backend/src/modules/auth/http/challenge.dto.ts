import { ApiProperty } from '@nestjs/swagger';
import { Transform } from 'class-transformer';
import { IsIn, Matches, ValidateIf } from 'class-validator';
import type { Challenge } from '../use-cases/mail/send-token.ts';

const methods = ['s256', 'plain'] as const;
const both = 'PKCE flow requires code_challenge_method and code_challenge';

/**
 * Validates a field only if `code_challenge` or `code_challenge_method` is present, because they are valid only
 * together.
 */
const IfChallenged = () =>
  ValidateIf(({ code_challenge, code_challenge_method }: ChallengeDto) =>
    Boolean(code_challenge ?? code_challenge_method),
  );

/** PKCE challenge of a client that finishes the sign-in itself; null or absent without PKCE. */
export class ChallengeDto {
  @ApiProperty({ type: String, required: false, nullable: true, minLength: 43, maxLength: 128 })
  @IfChallenged()
  @Matches(/^[\w.~-]{43,128}$/, { message: both })
  code_challenge?: string | null;

  @ApiProperty({ enum: methods, required: false, nullable: true })
  @IfChallenged()
  @Transform(({ value }: { value: unknown }) => (typeof value === 'string' ? value.toLowerCase() : value))
  @IsIn(methods, { message: both })
  code_challenge_method?: Challenge['method'] | null;
}

export const toChallenge = ({
  code_challenge: challenge,
  code_challenge_method: method,
}: ChallengeDto): Challenge | undefined => (challenge && method ? { challenge, method } : undefined);
