import { Button, Drawer, Dropdown, Flex } from 'antd';
import { useState } from 'react';
import { usePagedList } from '../../../shell/paged-list.ts';
import { useShell } from '../../../shell/shell.tsx';
import { useIsAdmin } from '../../../shell/use-roles.ts';
import { LoadStatus } from '../../../ui/load-state.tsx';
import { Pagination } from '../../../ui/pager.tsx';
import { topicPostList, type ModerationCase } from '../api/moderation.ts';
import { moderationActionTexts, listTopicActions, type PostActionType } from '../action-texts.ts';
import { TopicPostItem } from './topic-post-item.tsx';

interface TopicMenuProps {
  theCase: ModerationCase;
  to: (id: string) => string;
  onAction: (kind: PostActionType) => void;
}

export function TopicActionMenu({ theCase, to, onAction }: TopicMenuProps) {
  const [isOpen, setIsOpen] = useState(false);
  const isAdmin = useIsAdmin();
  const kinds = listTopicActions(theCase, isAdmin);
  return (
    <Flex wrap gap={4}>
      <Button type="link" onClick={() => setIsOpen(true)}>
        Open topic
      </Button>
      <Dropdown
        trigger={['click']}
        autoFocus
        placement="bottomRight"
        menu={{
          items: kinds.map((kind) => ({ key: kind, label: moderationActionTexts[kind].label })),
          onClick: ({ key }) => onAction(key as PostActionType),
        }}
      >
        <Button>Topic...</Button>
      </Dropdown>
      {isOpen && (
        <Drawer open size={560} title={theCase.title} onClose={() => setIsOpen(false)}>
          <Talk theCase={theCase} to={to} />
        </Drawer>
      )}
    </Flex>
  );
}

function Talk({ theCase: { topicId, postId }, to }: Pick<TopicMenuProps, 'theCase' | 'to'>) {
  const { api } = useShell();
  const { items, error, isPending, refetch, pager } = usePagedList(topicPostList(api, topicId));
  if (items.length === 0)
    return (
      <LoadStatus isLoading={isPending} failure={error ? 'Failed to load the topic' : undefined} onRetry={refetch} />
    );
  return (
    <>
      <ul aria-label="All posts of the topic">
        {items.map((post) => (
          <TopicPostItem key={post.id} post={post} isChosen={post.id === postId} to={to(post.id)} />
        ))}
      </ul>
      <Pagination {...pager} order="oldest first" />
    </>
  );
}
