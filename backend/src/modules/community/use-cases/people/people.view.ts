import { ApiProperty } from '@nestjs/swagger';
import { AuthorView } from '../posts/posts.view.ts';

const nullableText = { type: String, nullable: true } as const;

export class MentionableMemberView {
  id!: string;
  name!: string;
}

/** For a hidden member, `tier`, `memberSince`, `line` and `posts` are null. */
export class MemberCardView extends AuthorView {
  @ApiProperty({ type: String, format: 'date-time', nullable: true })
  memberSince!: string | null;
  @ApiProperty(nullableText)
  line!: string | null;
  @ApiProperty({ type: Number, nullable: true })
  posts!: number | null;
  isMuted!: boolean;
}

export class ProfileView {
  /** Name of the account; shown when the member has chosen no other name. */
  accountName!: string;
  @ApiProperty(nullableText)
  shownName!: string | null;
  @ApiProperty(nullableText)
  line!: string | null;
  isHidden!: boolean;
  /** Members whose posts are hidden from you because you muted them. */
  muted!: MentionableMemberView[];
}
