import { ApiProperty } from '@nestjs/swagger';
import { AuthorView } from '../posts/posts.view.ts';

const textOrNull = { type: String, nullable: true } as const;

/** Somebody who can be mentioned. */
export class MentionableView {
  id!: string;
  name!: string;
}

/** A member's card. Of somebody hidden it holds the name alone. */
export class CardView extends AuthorView {
  @ApiProperty({ type: String, format: 'date-time', nullable: true })
  memberSince!: string | null;
  @ApiProperty(textOrNull)
  line!: string | null;
  @ApiProperty({ type: Number, nullable: true })
  posts!: number | null;
  /** The reader has hidden this person's words. */
  isMuted!: boolean;
}

/** How oneself is shown. */
export class ProfileView {
  /** What the account says; shown where no other name is chosen. */
  accountName!: string;
  @ApiProperty(textOrNull)
  shownName!: string | null;
  @ApiProperty(textOrNull)
  line!: string | null;
  isHidden!: boolean;
  /** Whose words one does not wish to read. */
  muted!: MentionableView[];
}
