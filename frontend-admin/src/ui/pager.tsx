import { Button, Flex, Typography } from 'antd';
import { back, firstPage, forward, hasPrevious, rangeLine, type Walk } from './cursor-pages.ts';

interface PagerProps {
  walk: Walk;
  onWalk: (walk: Walk) => void;
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
        {rangeLine(walk, pageSize, shown, total)}, {order}
      </Typography.Text>
      {(hasPrevious(walk) || nextCursor) && (
        <Flex gap={12}>
          <Button disabled={!hasPrevious(walk)} onClick={() => onWalk(back(walk))}>
            Previous
          </Button>
          <Button disabled={!nextCursor} onClick={() => nextCursor && onWalk(forward(walk, nextCursor))}>
            Next
          </Button>
        </Flex>
      )}
    </Flex>
  );
}
