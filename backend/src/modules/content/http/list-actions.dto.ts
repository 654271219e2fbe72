import { ApiProperty } from '@nestjs/swagger';
import { ArrayMaxSize, ArrayMinSize, ArrayUnique, IsArray, IsIn, IsOptional, IsUUID } from 'class-validator';
import { tiers, type Tier } from '#kernel/tier.ts';
import { BulkItemView, bulkActions, type BulkAction } from '../use-cases/editing/bulk.view.ts';

const maxOrdered = 200;
const maxBulkItems = 100;

export class ContentOrderDto {
  /** Id of the program or module whose children are ordered. */
  @IsUUID(undefined, { message: 'Send the id of the program or module' })
  parentId!: string;

  /** Ids of all children, drafts included, in their new order, at most 200. */
  @IsArray({ message: 'Send the ids in their new order' })
  @ArrayMinSize(1, { message: 'Send the ids in their new order' })
  @ArrayMaxSize(maxOrdered, { message: `Order at most ${maxOrdered} items at once` })
  @ArrayUnique({ message: 'Send each id once' })
  @IsUUID(undefined, { each: true, message: 'Send the ids in their new order' })
  ids!: string[];
}

export class BulkDto {
  @ApiProperty({ enum: bulkActions })
  @IsIn(bulkActions, { message: 'Choose publish, unpublish, tier, move or delete' })
  action!: BulkAction;

  /** Ids of the content to change, at most 100. */
  @IsArray({ message: 'Send the ids of the content' })
  @ArrayMinSize(1, { message: 'Choose at least one' })
  @ArrayMaxSize(maxBulkItems, { message: `Choose at most ${maxBulkItems}` })
  @ArrayUnique({ message: 'Send each id once' })
  @IsUUID(undefined, { each: true, message: 'Send the ids of the content' })
  ids!: string[];

  /** New tier, only for the action `tier`. */
  @ApiProperty({ enum: tiers, required: false })
  @IsOptional()
  @IsIn(tiers, { message: 'Choose a tier' })
  visibilityTier?: Tier;

  /** Id of the new program or module, only for the action `move`. */
  @IsOptional()
  @IsUUID(undefined, { message: 'Send the id of the new program or module' })
  parentId?: string;
}

export class BulkUndoView {
  /** One entry for each item that the bulk action changed. */
  items!: BulkItemView[];
}
