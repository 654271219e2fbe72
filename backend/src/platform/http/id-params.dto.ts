import { IsUUID } from 'class-validator';

/** The id in a path. */
export class IdParams {
  @IsUUID(undefined, { message: 'The id is not valid' })
  id!: string;
}
