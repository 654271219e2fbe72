import { IsOptional, IsString, Matches, MaxLength } from 'class-validator';

export class MediaLinkQuery {
  /** File name of a sound in the text of the item. Omit this name for the film or sound of the item. */
  @IsOptional()
  @Matches(/^[\w-]{1,100}\.\w{1,5}$/, { message: 'sound must be the name of a file' })
  @IsString()
  sound?: string;
}

export class MediaQuery extends MediaLinkQuery {
  /** Signed key from the link to the file, not needed in a request with an access token. */
  @IsOptional()
  @MaxLength(200)
  @IsString()
  key?: string;

  /** Token of the preview, present only when the URL comes from a preview. */
  @IsOptional()
  @MaxLength(200)
  @IsString()
  preview?: string;
}

export class MediaLinkView {
  /** URL of the file, valid until `expiresAt`. Request a new URL before that time. */
  url!: string;
  expiresAt!: string;
  sizeBytes!: number;
}

export class ResourceFileQuery {
  /** Signed key from the URL of the resource, not needed in a request with an access token. */
  @IsOptional()
  @MaxLength(200)
  @IsString()
  key?: string;

  /** Token of the preview, present only when the URL comes from a preview. */
  @IsOptional()
  @MaxLength(200)
  @IsString()
  preview?: string;
}
