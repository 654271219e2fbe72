import { IsOptional, IsString, MaxLength } from 'class-validator';

export class ResourceFileQuery {
  /** As the resource’s own address carries it; whoever sends a token needs none. */
  @IsOptional()
  @MaxLength(200)
  @IsString()
  key?: string;
}
