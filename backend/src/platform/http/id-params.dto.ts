import { IsUUID } from 'class-validator';

export class IdParams {
  @IsUUID(undefined, { message: 'The id is not valid' })
  id!: string;
}
