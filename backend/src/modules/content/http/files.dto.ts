import { IsOptional, IsString, MaxLength } from 'class-validator';

export class MediaQuery {
  /** The key from the link; a request with an access token needs none. */
  @IsOptional()
  @MaxLength(200)
  @IsString()
  key?: string;
}

export class MediaLinkView {
  /** The URL plays until this time. Request a new one before it expires or when it is rejected. */
  url!: string;
  expiresAt!: string;
  sizeBytes!: number;
}

export class ResourceFileQuery {
  /** The key from the resource's URL; a request with an access token needs none. */
  @IsOptional()
  @MaxLength(200)
  @IsString()
  key?: string;
}
