import { Flex, Tag, Typography } from 'antd';
import { Link } from 'react-router-dom';
import type { Column } from '../../../ui/data-table.tsx';
import { formatDate } from '../../../ui/format.ts';
import type { Inquiry } from '../api/inquiries.ts';
import { inquiryKindLabels, type Inbox } from '../inboxes.ts';
import { InquiryDueTime, InquiryStatusLabel } from './inquiry-status.tsx';

const SenderCell = ({ inquiry: { id, name, readAt }, path }: { inquiry: Inquiry; path: string }) => (
  <Flex wrap align="center" gap="2px 8px">
    <Link className={readAt ? '' : 'name'} to={`${path}/${id}`}>
      {name}
    </Link>
    {!readAt && <Tag color="processing">New</Tag>}
  </Flex>
);

const StatusCell = ({ inquiry }: { inquiry: Inquiry }) => (
  <>
    <InquiryStatusLabel status={inquiry.status} />
    <InquiryDueTime inquiry={inquiry} />
  </>
);

const NoWrap = ({ children }: { children: string }) => <span style={{ whiteSpace: 'nowrap' }}>{children}</span>;

export const createInquiryColumns = ({ path }: Inbox): Column<Inquiry>[] => [
  {
    title: 'From',
    width: { medium: '32%', wide: '22%' },
    cell: (inquiry) => <SenderCell inquiry={inquiry} path={path} />,
  },
  {
    title: 'Message',
    from: 'medium',
    cell: ({ excerpt }) => (
      <Typography.Paragraph type="secondary" ellipsis={{ rows: 2 }}>
        {excerpt}
      </Typography.Paragraph>
    ),
  },
  {
    title: 'Status',
    width: { narrow: '136px', medium: '150px', wide: '14%' },
    cell: (inquiry) => <StatusCell inquiry={inquiry} />,
  },
  {
    title: 'Received',
    width: { wide: '11%' },
    from: 'wide',
    cell: ({ receivedAt }) => formatDate(receivedAt),
    folded: ({ receivedAt }) => (
      <>
        Received <NoWrap>{formatDate(receivedAt)}</NoWrap>
      </>
    ),
  },
  {
    title: 'Reference',
    width: { wide: '11%' },
    from: 'wide',
    cell: ({ reference, kind }) => (
      <>
        {reference}
        <span className="below">{inquiryKindLabels[kind]}</span>
      </>
    ),
    folded: ({ reference, kind }) => (
      <>
        {inquiryKindLabels[kind]} <NoWrap>{reference}</NoWrap>
      </>
    ),
  },
];
