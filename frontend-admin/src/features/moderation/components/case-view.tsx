import { Card, Col, Flex, Row, Typography } from 'antd';
import { useState } from 'react';
import { useIsAdmin } from '../../../shell/use-roles.ts';
import { counted, dayOf, momentOf } from '../../../ui/words.ts';
import type { Case } from '../api/moderation.ts';
import { postDeedsOf, type ModeratorsDeed } from '../deeds.ts';
import { useQueueKeys } from '../use-queue-keys.ts';
import { reasonWords } from '../words.ts';
import { ContextPost } from './context-post.tsx';
import { DeedBar } from './deed-bar.tsx';
import { DeedDialog } from './deed-dialog.tsx';
import { PastDeeds } from './past-deeds.tsx';
import { SubjectCard } from './subject-card.tsx';
import { TalkMenu } from './talk-menu.tsx';

interface CaseViewProps {
  theCase: Case;
  hasKeys: boolean;
  to: (id: string) => string;
  onDone: (kind: ModeratorsDeed) => void;
}

export function CaseView({ theCase, hasKeys, to, onDone }: CaseViewProps) {
  const [kind, setKind] = useState<ModeratorsDeed>();
  const isAdmin = useIsAdmin();
  const offered = postDeedsOf(theCase, isAdmin);
  useQueueKeys(hasKeys, (key) => {
    const meant: Record<string, readonly ModeratorsDeed[]> = { h: ['hide'], l: ['leave', 'restore'], w: ['warn'] };
    const deed = offered.find((one) => meant[key]?.includes(one.kind));
    setKind(deed?.kind);
    return deed !== undefined;
  });
  const { title, categoryTitle, begunBy, begunAt, posts, context, revisions, reports, subject, postId } = theCase;
  return (
    <>
      <Card>
        <Flex wrap justify="space-between" gap={8}>
          <div style={{ flex: '1 1 260px' }}>
            <Typography.Title level={2}>{title}</Typography.Title>
            <span className="below">
              {categoryTitle} · begun by {begunBy} on {dayOf(begunAt)} · {counted(posts, 'post')}
            </span>
          </div>
          <TalkMenu theCase={theCase} to={to} onDeed={setKind} />
        </Flex>
        <ul className="part" aria-label="The post and those around it">
          {context.map((post) => (
            <ContextPost key={post.id} post={post} isChosen={post.id === postId} />
          ))}
        </ul>
        {revisions.length > 0 && (
          <section className="part" aria-label="Earlier texts">
            <strong>Earlier texts</strong>
            <ul>
              {revisions.map(({ source, isHeld, replacedAt }) => (
                <li key={replacedAt}>
                  <em className="written">“{source}”</em>
                  {` · until ${momentOf(replacedAt)}${isHeld ? ' · held: members do not see it' : ''}`}
                </li>
              ))}
            </ul>
          </section>
        )}
        {reports.length > 0 && (
          <section className="part" aria-label="What was reported">
            <strong>What was reported</strong>
            <ul>
              {reports.map(({ reporter, reason, words, at, isOpen }) => (
                <li key={`${reporter} ${at}`} className={isOpen ? '' : 'over'}>
                  <strong>{reasonWords[reason]}</strong>
                  <span>
                    {' '}
                    · {reporter}, {momentOf(at)}
                  </span>
                  {words && <em className="written"> · “{words}”</em>}
                  {!isOpen && <span>{' · decided'}</span>}
                </li>
              ))}
            </ul>
          </section>
        )}
        <DeedBar offered={offered} onDeed={setKind} />
      </Card>
      <Row gutter={[16, 16]}>
        <Col xs={24} xl={12}>
          <SubjectCard subject={subject} />
        </Col>
        <Col xs={24} xl={12}>
          <PastDeeds deeds={theCase.before} />
        </Col>
      </Row>
      {kind && (
        <DeedDialog
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
