import { IsUUID } from 'class-validator';

/** Id in the path of a request. */
export class IdParams {
  @IsUUID(undefined, { message: 'The id is not valid' })
  id!: string;
}
