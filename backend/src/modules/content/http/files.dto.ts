import { IsOptional, IsString, MaxLength } from 'class-validator';

export class MediaQuery {
  /** Signed key from the link to the file; not needed in a request with an access token. */
  @IsOptional()
  @MaxLength(200)
  @IsString()
  key?: string;

  /** Token of the preview that the link belongs to. */
  @IsOptional()
  @MaxLength(200)
  @IsString()
  preview?: string;
}

export class MediaLinkView {
  /**
   * URL of the file, valid until `expiresAt`. Request a new URL before that time, or when the server rejects the URL.
   */
  url!: string;
  expiresAt!: string;
  sizeBytes!: number;
}

export class ResourceFileQuery {
  /** Signed key from the URL of the resource; not needed in a request with an access token. */
  @IsOptional()
  @MaxLength(200)
  @IsString()
  key?: string;

  /** Token of the preview that the link belongs to. */
  @IsOptional()
  @MaxLength(200)
  @IsString()
  preview?: string;
}
