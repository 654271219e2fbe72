import { IsOptional, IsString, MaxLength } from 'class-validator';

export class MediaQuery {
  /** Key from the link to the file; a request with an access token needs none. */
  @IsOptional()
  @MaxLength(200)
  @IsString()
  key?: string;
}

export class MediaLinkView {
  /** Time at which the URL expires. Request a new URL before that time, or when the URL is rejected. */
  url!: string;
  expiresAt!: string;
  sizeBytes!: number;
}

export class ResourceFileQuery {
  /** Key from the URL of the resource; a request with an access token needs none. */
  @IsOptional()
  @MaxLength(200)
  @IsString()
  key?: string;
}
