import { Card, Col, Flex, Row, Typography } from 'antd';
import { useState } from 'react';
import { useIsAdmin } from '../../../shell/use-roles.ts';
import { formatCount, formatDate, formatDateTime } from '../../../ui/format.ts';
import type { ModerationCase } from '../api/moderation.ts';
import { listPostActions, type PostActionType } from '../action-texts.ts';
import { useKeyboardShortcuts } from '../use-shortcuts.ts';
import { reportReasonLabels } from '../labels.ts';
import { TopicPostItem } from './topic-post-item.tsx';
import { ModerationActionBar } from './action-bar.tsx';
import { ModerationActionDialog } from './action-dialog.tsx';
import { PastModerationActions } from './past-actions.tsx';
import { PostAuthorCard } from './author-card.tsx';
import { TopicActionMenu } from './topic-menu.tsx';

interface CaseViewProps {
  theCase: ModerationCase;
  hasKeys: boolean;
  to: (id: string) => string;
  onDone: (kind: PostActionType) => void;
}

export function ModerationCaseView({ theCase, hasKeys, to, onDone }: CaseViewProps) {
  const [kind, setKind] = useState<PostActionType>();
  const isAdmin = useIsAdmin();
  const offered = listPostActions(theCase, isAdmin);
  useKeyboardShortcuts(hasKeys, (key) => {
    const meant: Record<string, readonly PostActionType[]> = { h: ['hide'], l: ['leave', 'restore'], w: ['warn'] };
    const action = offered.find((one) => meant[key]?.includes(one.kind));
    setKind(action?.kind);
    return action !== undefined;
  });
  const { title, categoryTitle, begunBy, begunAt, posts, context, revisions, reports, subject, postId } = theCase;
  return (
    <>
      <Card>
        <Flex wrap justify="space-between" gap={8}>
          <div style={{ flex: '1 1 260px' }}>
            <Typography.Title level={2}>{title}</Typography.Title>
            <span className="below">
              {categoryTitle} · begun by {begunBy} on {formatDate(begunAt)} · {formatCount(posts, 'post')}
            </span>
          </div>
          <TopicActionMenu theCase={theCase} to={to} onAction={setKind} />
        </Flex>
        <ul className="part" aria-label="The post and those around it">
          {context.map((post) => (
            <TopicPostItem key={post.id} post={post} isChosen={post.id === postId} />
          ))}
        </ul>
        {revisions.length > 0 && (
          <section className="part" aria-label="Earlier versions">
            <strong>Earlier versions</strong>
            <ul>
              {revisions.map(({ source, isHeld, replacedAt }) => (
                <li key={replacedAt}>
                  <em className="written">“{source}”</em>
                  {` · until ${formatDateTime(replacedAt)}${isHeld ? ' · held: members do not see it' : ''}`}
                </li>
              ))}
            </ul>
          </section>
        )}
        {reports.length > 0 && (
          <section className="part" aria-label="Reports">
            <strong>Reports</strong>
            <ul>
              {reports.map(({ reporter, reason, words, at, isOpen }) => (
                <li key={`${reporter} ${at}`} className={isOpen ? '' : 'over'}>
                  <strong>{reportReasonLabels[reason]}</strong>
                  <span>
                    {' '}
                    · {reporter}, {formatDateTime(at)}
                  </span>
                  {words && <em className="written"> · “{words}”</em>}
                  {!isOpen && <span>{' · decided'}</span>}
                </li>
              ))}
            </ul>
          </section>
        )}
        <ModerationActionBar offered={offered} onAction={setKind} />
      </Card>
      <Row gutter={[16, 16]}>
        <Col xs={24} xl={12}>
          <PostAuthorCard subject={subject} />
        </Col>
        <Col xs={24} xl={12}>
          <PastModerationActions actions={theCase.before} />
        </Col>
      </Row>
      {kind && (
        <ModerationActionDialog
          key={kind}
          kind={kind}
          theCase={theCase}
          onClose={() => setKind(undefined)}
          onDone={() => {
            setKind(undefined);
            onDone(kind);
          }}
        />
      )}
    </>
  );
}
