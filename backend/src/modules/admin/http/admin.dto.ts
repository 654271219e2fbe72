import { IsUUID } from 'class-validator';

const message = 'The user id is not valid';

export class IsAdminDto {
  /** Whom to ask about. */
  @IsUUID(undefined, { message })
  _user_id!: string;
}

export class UserRolesQuery {
  /** Whom to ask about. */
  @IsUUID(undefined, { message })
  userId!: string;
}

/** Nothing to say: the asker is known by the token. */
export class CheckAdminDto {}
