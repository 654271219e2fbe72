import { useQuery } from '@tanstack/react-query';
import { Progress } from 'antd';
import { useShell } from '../../../shell/shell.tsx';
import { LabeledValueList, type LabeledValue } from '../../../ui/figures.tsx';
import { formatNumber } from '../../../ui/format.ts';
import { formatShare } from '../../../ui/shares.ts';
import type { Campaign } from '../api/campaigns.ts';
import { statisticsQuery, type CampaignStatistics } from '../api/sending.ts';
import { isScheduledOrSending } from '../status.ts';

const pollMs = 10_000;
/** Time in ms after the end of a campaign in which most delivery reports arrive. */
const reportMs = 3_600_000;

export function CampaignFigures({ campaign }: { campaign: Campaign }) {
  const { api } = useShell();
  const { id, status, progress, finishedAt } = campaign;
  const { data } = useQuery({
    ...statisticsQuery(api, id),
    refetchInterval: () => (isScheduledOrSending(status) || (finishedAt && isRecent(finishedAt)) ? pollMs : false),
  });
  const percent = (emails: number) => Math.floor((emails / progress.total) * 100);
  const reported = data && data.reportsDeliveries ? data.delivered + data.bounced : 0;
  return (
    <>
      <Progress
        aria-label="Share of emails with a result"
        percent={percent(progress.total - progress.queued)}
        strokeColor="var(--ant-color-primary-border)"
        success={{ percent: percent(reported), strokeColor: 'var(--ant-color-primary)' }}
        status="normal"
      />
      <LabeledValueList figures={[...listProgress(campaign), ...(data ? listResults(data) : [])]} />
      {data && <p className="below">{describeCounting(data)}</p>}
    </>
  );
}

const isRecent = (at: string): boolean => Date.now() - Date.parse(at) < reportMs;

function listProgress({ progress }: Campaign): LabeledValue[] {
  const { sent, queued, failed, suppressed, heldBack, unknown, stopped } = progress;
  const rare = [
    ['Failed', failed, 'refused by the provider'],
    ['Left out', suppressed, 'unsubscribed, suppressed or not confirmed'],
    ['Held back', heldBack, 'had an email on this day'],
    ['Not known', unknown, 'not sent again'],
    ['Not sent', stopped, 'ended before'],
  ] as const;
  return [
    ['Queued', formatNumber(queued)],
    ['Sent', formatNumber(sent)],
    ...rare.flatMap(([name, people, note]) => (people > 0 ? [[name, formatNumber(people), note] as const] : [])),
  ];
}

function listResults({ sent, delivered, bounced, complained, unsubscribed, ...known }: CampaignStatistics) {
  const limit = (share: number) => `limit ${formatShare(share, 1)}`;
  const reported: LabeledValue[] = [
    ['Delivered', formatNumber(delivered), formatShare(delivered, sent)],
    ['Bounced', formatNumber(bounced), `${formatShare(bounced, sent)}, ${limit(known.bounceLimit)}`],
    ['Marked as spam', formatNumber(complained), `${formatShare(complained, sent)}, ${limit(known.complaintLimit)}`],
  ];
  const own: LabeledValue[] = [
    ['Unsubscribed', formatNumber(unsubscribed), formatShare(unsubscribed, sent)],
    ['Clicks', formatNumber(known.clicks)],
  ];
  return known.reportsDeliveries ? [...reported, ...own] : own;
}

const guarantees: Readonly<Record<CampaignStatistics['provider'], string>> = {
  resend: 'Resend sends: no one gets this email twice, also after a crash.',
  smtp: 'Emails are sent by an SMTP server. It does not report deliveries, bounces and emails marked as spam. After a crash an email can be “not known”: it is not sent again and may not have arrived. Only Resend guarantees that each email is sent exactly once.',
};

function describeCounting({ provider, reportsDeliveries }: CampaignStatistics): string {
  const isMissing = provider === 'resend' && !reportsDeliveries;
  const missing =
    'Deliveries, bounces and emails marked as spam are not reported, because RESEND_WEBHOOK_SECRET is not set.';
  return [guarantees[provider], isMissing && missing, 'Opens are not counted.'].filter(Boolean).join(' ');
}
