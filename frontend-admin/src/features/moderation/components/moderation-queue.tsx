import { Col, Flex, Grid, Row, Switch } from 'antd';
import { useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { usePagedList } from '../../../shell/paged-list.ts';
import { useShell } from '../../../shell/shell.tsx';
import { LinkButton } from '../../../ui/link-button.tsx';
import { moderationQueueList } from '../api/moderation.ts';
import { useKeyboardShortcuts, useKeyboardShortcutsSetting } from '../use-shortcuts.ts';
import { ModerationCaseLoader } from './load-case.tsx';
import { ModerationQueueList } from './queue-list.tsx';

const parts = ['shown', 'hidden', 'held'] as const;

export function ModerationQueue() {
  const { api } = useShell();
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const { lg: hasRoom = false } = Grid.useBreakpoint();
  const [hasKeys, chooseKeys] = useKeyboardShortcutsSetting();
  const part = parts.find((one) => one === params.get('state'));
  const queue = usePagedList(moderationQueueList(api, part));
  const ids = queue.items.map(({ id }) => id);
  // A newly reported post becomes the first case. The opened case stays open, so that the text in its dialog is not lost.
  const [opened, setOpened] = useState<{ id: string; part: string | undefined }>();
  if (ids[0] && !queue.isPlaceholderData && opened?.part !== part) setOpened({ id: ids[0], part });
  const first = opened?.part === part ? opened?.id : ids[0];
  const chosen = params.get('post') ?? (hasRoom ? first : undefined);
  const at = (post: string | undefined, state: string | undefined = part): string => {
    const next = new URLSearchParams({ ...(state && { state }), ...(post && { post }) });
    return `/admin/forum${next.size > 0 ? `?${next.toString()}` : ''}`;
  };
  const go = (to: string): void => void navigate(to, { replace: true });
  const place = ids.indexOf(chosen ?? '');
  useKeyboardShortcuts(hasKeys, (key) => {
    const next = ids[place + ({ j: 1, k: -1 }[key] ?? Number.NaN)];
    if (next) go(at(next));
    return next !== undefined;
  });
  const list = (
    <>
      <ModerationQueueList
        queue={queue}
        part={part ?? ''}
        onPart={(next) => go(at(undefined, next))}
        chosen={chosen}
        to={(id) => at(id)}
      />
      {hasRoom && (
        <Flex component="label" gap={10} align="start">
          <Switch size="small" checked={hasKeys} onChange={chooseKeys} />
          <span className="below">J and K move down and up, H hides, L keeps, W warns.</span>
        </Flex>
      )}
    </>
  );
  const openNext = (): void => {
    const next = hasRoom ? (ids[place + 1] ?? ids.find((id) => id !== chosen)) : undefined;
    if (!next) setOpened(undefined);
    go(at(next));
  };
  const view = chosen && (
    <ModerationCaseLoader key={chosen} id={chosen} hasKeys={hasKeys} to={(id) => at(id)} onDone={openNext} />
  );
  if (!hasRoom)
    return view ? (
      <>
        <LinkButton to={at(undefined)}>All waiting</LinkButton>
        {view}
      </>
    ) : (
      list
    );
  return (
    <Row gutter={20}>
      <Col lg={8} xl={7} className="screen">
        {list}
      </Col>
      <Col lg={16} xl={17} className="screen">
        {view}
      </Col>
    </Row>
  );
}
