import { useQuery } from '@tanstack/react-query';
import { Button, Col, Flex, Form, Grid, Row, Segmented } from 'antd';
import { useState } from 'react';
import { useShell } from '../../../shell/shell.tsx';
import { PageHeader } from '../../../ui/page-head.tsx';
import { LinkButton } from '../../../ui/link-button.tsx';
import { savedAudienceQuery } from '../api/audiences.ts';
import type { Campaign } from '../api/campaigns.ts';
import { hasUnreadableDay } from '../draft.ts';
import { useDraft } from '../use-draft.ts';
import { ArchiveFields } from './archive-fields.tsx';
import { AudienceFields } from './audience-fields.tsx';
import { CheckPanel } from './check-panel.tsx';
import { PreviewPane } from './preview-pane.tsx';
import { SaveStatus } from './save-status.tsx';
import { TestDialog } from './test-dialog.tsx';
import { TextFields } from './text-fields.tsx';

interface ComposerProps {
  campaign: Campaign;
  onReload: () => void;
}

type Part = 'write' | 'see' | 'check';

const parts: { value: Part; label: string }[] = [
  { value: 'write', label: 'Write' },
  { value: 'see', label: 'See it' },
  { value: 'check', label: 'Check' },
];

/** Hides a part without unmounting, so that typed text and results are not lost. */
const notShown = { style: { display: 'none' } };

export function Composer({ campaign, onReload }: ComposerProps) {
  const { api } = useShell();
  const { lg = true } = Grid.useBreakpoint();
  const [part, setPart] = useState<Part>('write');
  const [isTesting, setIsTesting] = useState(false);
  const editing = useDraft(campaign);
  const { draft, change } = editing;
  const isShown = (one: Part) => lg || part === one;
  const { data: saved } = useQuery(savedAudienceQuery(api, draft.audienceId));
  const readers = draft.filter ?? saved?.filter ?? {};
  return (
    <>
      <PageHeader title="Write a campaign">
        <LinkButton to="/admin/mailing">All campaigns</LinkButton>
      </PageHeader>
      {!lg && <Segmented<Part> block aria-label="Part" value={part} options={parts} onChange={setPart} />}
      <Row gutter={[24, 16]}>
        <Col xs={24} lg={14} {...(!isShown('write') && notShown)}>
          <Form layout="vertical" className="composer">
            <AudienceFields filter={draft.filter} audienceId={draft.audienceId} onChange={change} />
            <TextFields draft={draft} onChange={change} />
            <ArchiveFields draft={draft} error={editing.error} onChange={change} />
          </Form>
        </Col>
        <Col xs={24} lg={10} {...(!isShown('see') && !isShown('check') && notShown)}>
          <div className="composer">
            {isShown('see') && <PreviewPane text={draft} filter={readers} />}
            <div {...(!isShown('check') && notShown)}>
              <CheckPanel id={campaign.id} editing={editing} />
            </div>
          </div>
        </Col>
      </Row>
      <Flex wrap align="center" justify="space-between" gap={12} className="composer-foot">
        <SaveStatus editing={editing} onReload={onReload} />
        <Button disabled={hasUnreadableDay(draft.filter)} onClick={() => setIsTesting(true)}>
          Send a test
        </Button>
      </Flex>
      {isTesting && (
        <TestDialog id={campaign.id} filter={readers} save={editing.save} onClose={() => setIsTesting(false)} />
      )}
    </>
  );
}
