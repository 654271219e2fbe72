import { Button, Flex, Typography } from 'antd';
import { previousPage, firstPage, nextPage, hasPrevious, formatRange, type PageCursors } from './cursor-pages.ts';

interface PagerProps {
  walk: PageCursors;
  onWalk: (walk: PageCursors) => void;
  pageSize: number;
  shown: number;
  nextCursor: string | null;
  total?: number | undefined;
  order: string;
}

export function Pager({ walk, onWalk, pageSize, shown, nextCursor, total, order }: PagerProps) {
  if (shown === 0 && walk === firstPage) return null;
  return (
    <Flex component="nav" wrap align="center" justify="space-between" gap={12} aria-label="Pages">
      <Typography.Text type="secondary" role="status">
        {formatRange(walk, pageSize, shown, total)}, {order}
      </Typography.Text>
      {(hasPrevious(walk) || nextCursor) && (
        <Flex gap={12}>
          <Button disabled={!hasPrevious(walk)} onClick={() => onWalk(previousPage(walk))}>
            Previous
          </Button>
          <Button disabled={!nextCursor} onClick={() => nextCursor && onWalk(nextPage(walk, nextCursor))}>
            Next
          </Button>
        </Flex>
      )}
    </Flex>
  );
}
