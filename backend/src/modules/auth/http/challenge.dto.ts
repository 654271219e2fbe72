import { ApiProperty } from '@nestjs/swagger';
import { Transform } from 'class-transformer';
import { IsIn, Matches, ValidateIf } from 'class-validator';
import type { PkceChallenge } from '../use-cases/mail/send-token-email.ts';

const pkceMethods = ['s256', 'plain'] as const;
const pkceFieldsMessage = 'PKCE flow requires code_challenge_method and code_challenge';

const ValidateIfPkce = () =>
  ValidateIf(({ code_challenge, code_challenge_method }: PkceChallengeDto) =>
    Boolean(code_challenge ?? code_challenge_method),
  );

export class PkceChallengeDto {
  @ApiProperty({ type: String, required: false, nullable: true, minLength: 43, maxLength: 128 })
  @ValidateIfPkce()
  @Matches(/^[\w.~-]{43,128}$/, { message: pkceFieldsMessage })
  code_challenge?: string | null;

  @ApiProperty({ enum: pkceMethods, required: false, nullable: true })
  @ValidateIfPkce()
  @Transform(({ value }: { value: unknown }) => (typeof value === 'string' ? value.toLowerCase() : value))
  @IsIn(pkceMethods, { message: pkceFieldsMessage })
  code_challenge_method?: PkceChallenge['method'] | null;
}

export const toPkceChallenge = ({
  code_challenge: challenge,
  code_challenge_method: method,
}: PkceChallengeDto): PkceChallenge | undefined => (challenge && method ? { challenge, method } : undefined);
