import { Button, Flex } from 'antd';
import type { PostActionType } from '../action-texts.ts';

interface ActionBarProps {
  offered: readonly { kind: PostActionType; label: string }[];
  onAction: (kind: PostActionType) => void;
}

export function ModerationActionBar({ offered, onAction }: ActionBarProps) {
  const main = offered.find(({ kind }) => kind === 'hide') ?? offered[0];
  return (
    <Flex component="section" vertical gap={12} className="part" aria-label="What to do">
      {offered.length > 0 ? (
        <Flex wrap gap={12}>
          {offered.map(({ kind, label }) => (
            <Button
              key={kind}
              type={kind === main?.kind ? 'primary' : 'default'}
              danger={kind === 'suspend'}
              onClick={() => onAction(kind)}
            >
              {label}
            </Button>
          ))}
        </Flex>
      ) : (
        <p>An administrator decided this. Only an administrator can change it.</p>
      )}
      <p className="below">The author never learns who reported it.</p>
    </Flex>
  );
}
