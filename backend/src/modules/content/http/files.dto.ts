import { IsOptional, IsString, MaxLength } from 'class-validator';

export class MediaQuery {
  /** As the link carries it; whoever sends a token needs none. */
  @IsOptional()
  @MaxLength(200)
  @IsString()
  key?: string;
}

export class MediaLinkView {
  /** Plays until then; ask for another one before that, and when it is refused. */
  url!: string;
  expiresAt!: string;
  /** Of the whole file. */
  sizeBytes!: number;
}

export class ResourceFileQuery {
  /** As the resource’s own address carries it; whoever sends a token needs none. */
  @IsOptional()
  @MaxLength(200)
  @IsString()
  key?: string;
}
