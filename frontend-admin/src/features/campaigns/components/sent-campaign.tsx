import { Alert, Button, Card, Col, Flex, Row } from 'antd';
import { useState } from 'react';
import { DownloadButton } from '../../../shell/download-button.tsx';
import { useShell } from '../../../shell/shell.tsx';
import { useIsAdmin } from '../../../shell/use-roles.ts';
import { formatCount, formatDateTime } from '../../../ui/format.ts';
import { LinkButton } from '../../../ui/link-button.tsx';
import { PageHeader } from '../../../ui/page-head.tsx';
import { Section } from '../../../ui/section.tsx';
import type { Campaign } from '../api/campaigns.ts';
import { fetchCampaignCsv, type RecipientChoice } from '../api/sending.ts';
import { describeSendTime } from '../send-time.ts';
import { ArchiveSection } from './archive-section.tsx';
import { CampaignFigures } from './campaign-figures.tsx';
import { CampaignLinks } from './campaign-links.tsx';
import { CampaignControls } from './campaign-controls.tsx';
import { CampaignStatusBadge } from './campaign-status.tsx';
import { PreviewPane } from './preview-pane.tsx';
import { EmailsPerMinuteChart } from './emails-per-minute-chart.tsx';
import { RecipientTable } from './recipient-table.tsx';

export function SentCampaign({ campaign }: { campaign: Campaign }) {
  const { api } = useShell();
  const mayControl = useIsAdmin();
  const [isOpen, setIsOpen] = useState(false);
  const { subject, status, progress, rate } = campaign;
  return (
    <>
      <PageHeader title={subject || 'Without a subject'}>
        <Flex wrap gap={12}>
          <LinkButton to="/admin/mailing">All campaigns</LinkButton>
          {mayControl && <CampaignControls campaign={campaign} />}
        </Flex>
      </PageHeader>
      <Notice campaign={campaign} />
      <Card>
        <Flex vertical gap={16}>
          <Flex wrap justify="space-between" gap="4px 16px" role="status">
            <Flex wrap gap="0 12px">
              <strong>
                <CampaignStatusBadge {...campaign} />
              </strong>
              <span>{describeProgress(campaign)}</span>
            </Flex>
            <span className="below">{describeTimes(campaign)}</span>
          </Flex>
          {campaign.finishedAt && (
            <div>
              <DownloadButton
                label="Download CSV"
                fileName={`campaign-${(campaign.startedAt ?? campaign.finishedAt).slice(0, 10)}.csv`}
                fetchFile={() => fetchCampaignCsv(api, campaign.id)}
              />
            </div>
          )}
          {progress.total > 0 && <CampaignFigures campaign={campaign} />}
        </Flex>
      </Card>
      <Section title="Email">
        <div>
          <Button aria-expanded={isOpen} onClick={() => setIsOpen(!isOpen)}>
            {isOpen ? 'Hide the email' : 'Show the email'}
          </Button>
        </div>
        {isOpen && <PreviewPane text={campaign} filter={campaign.filter ?? {}} />}
      </Section>
      <ArchiveSection campaign={campaign} />
      {status !== 'scheduled' && (
        <Row gutter={[24, 16]}>
          <Col xs={24} xl={rate.minutes.length > 0 ? 15 : 24}>
            <Recipients campaign={campaign} />
          </Col>
          {rate.minutes.length > 0 && (
            <Col xs={24} xl={9}>
              <EmailsPerMinuteChart rate={rate} />
            </Col>
          )}
        </Row>
      )}
      {progress.total > 0 && <CampaignLinks id={campaign.id} />}
    </>
  );
}

function Recipients({ campaign }: { campaign: Campaign }) {
  const [state, setState] = useState<RecipientChoice>();
  const { unknown } = campaign.progress;
  return (
    <Section title="Recipients">
      {unknown > 0 && (
        <Alert
          type="warning"
          showIcon
          title={`${formatCount(unknown, 'email')} with an unknown result`}
          description="They may have been sent, so they are not sent again."
          action={<Button onClick={() => setState('unknown')}>Show them</Button>}
        />
      )}
      <RecipientTable campaign={campaign} state={state} onState={setState} />
    </Section>
  );
}

function Notice({ campaign: { status, pauseReason, pauseDetail, progress, sendAt } }: { campaign: Campaign }) {
  if (status === 'scheduled' && progress.undoUntil)
    return <Alert type="info" showIcon title="Sending begins within 30 seconds. Until then you can undo it." />;
  if (status === 'scheduled' && sendAt)
    return <Alert type="info" showIcon title={`It is scheduled for ${describeSendTime(sendAt)}.`} />;
  if (status === 'sending' && progress.waitingSince)
    return (
      <Alert
        type="warning"
        showIcon
        title="The email service does not accept the emails now"
        description={describeWaiting(progress.waitingSince)}
      />
    );
  if (status === 'paused' && pauseReason !== 'staff')
    return (
      <Alert
        type="error"
        showIcon
        title={
          pauseReason === 'bounces' ? 'Paused: too many emails bounced' : 'Paused: too many emails were marked as spam'
        }
        description={`${pauseDetail ?? ''} Look at the recipients, then resume or end it.`.trim()}
      />
    );
  return null;
}

const describeWaiting = (since: string): string =>
  `Emails have been waiting since ${formatDateTime(since)}. They are tried again automatically. An email whose result is still not clear after 23 hours is listed as “not known” and is not sent again.`;

function describeProgress({ status, progress, confirmedRecipients }: Campaign): string {
  if (status === 'scheduled') return `for ${formatCount(confirmedRecipients ?? 0, 'person', 'people')}`;
  return `${progress.sent.toLocaleString('en')} of ${progress.total.toLocaleString('en')} sent`;
}

function describeTimes({ startedAt, finishedAt, sentBy, progress }: Campaign): string {
  const begun = startedAt && `Started ${formatDateTime(startedAt)}${sentBy ? ` by ${sentBy}` : ''}`;
  const left = progress.minutesLeft === null ? undefined : `about ${formatCount(progress.minutesLeft, 'minute')} left`;
  const ended = finishedAt && `ended ${formatDateTime(finishedAt)}`;
  return [begun, ended ?? left].filter(Boolean).join(', ');
}
