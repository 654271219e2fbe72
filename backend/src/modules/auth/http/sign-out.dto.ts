import { ApiProperty } from '@nestjs/swagger';
import { IsIn } from 'class-validator';
import { signOutScopes, type SignOutScope } from '../use-cases/sessions/sign-out.ts';

export class SignOutQuery {
  static readonly ignoresUnknownFields = true;

  /** All sessions of the user, this one, or all but this one. */
  @ApiProperty({ enum: signOutScopes, required: false, default: 'global' })
  @IsIn(signOutScopes, { message: `scope must be one of: ${signOutScopes.join(', ')}` })
  scope: SignOutScope = 'global';
}
