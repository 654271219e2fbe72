import { Button, Flex, Typography } from 'antd';
import {
  removeLastPage,
  firstPageCursors,
  addNextPage,
  hasPreviousPage,
  formatPageRange,
  type PageCursors,
} from './cursor-pages.ts';

interface PagerProps {
  /** Name for screen readers, which must be unique on the page. */
  label?: string;
  walk: PageCursors;
  onWalk: (walk: PageCursors) => void;
  pageSize: number;
  shown: number;
  nextCursor: string | null;
  total?: number | undefined;
  order: string;
}

export function Pagination({ label = 'Pages', walk, onWalk, pageSize, shown, nextCursor, total, order }: PagerProps) {
  if (shown === 0 && walk === firstPageCursors) return null;
  return (
    <Flex component="nav" wrap align="center" justify="space-between" gap={12} aria-label={label}>
      <Typography.Text type="secondary" role="status">
        {formatPageRange(walk, pageSize, shown, total)}, {order}
      </Typography.Text>
      {(hasPreviousPage(walk) || nextCursor) && (
        <Flex gap={12}>
          <Button disabled={!hasPreviousPage(walk)} onClick={() => onWalk(removeLastPage(walk))}>
            Previous
          </Button>
          <Button disabled={!nextCursor} onClick={() => nextCursor && onWalk(addNextPage(walk, nextCursor))}>
            Next
          </Button>
        </Flex>
      )}
    </Flex>
  );
}
