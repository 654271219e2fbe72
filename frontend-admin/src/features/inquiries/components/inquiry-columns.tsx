import { Flex, Tag, Typography } from 'antd';
import { Link } from 'react-router-dom';
import type { Column } from '../../../ui/data-table.tsx';
import { dayOf } from '../../../ui/words.ts';
import type { Inquiry } from '../api/inquiries.ts';
import { kindWords, type Inbox } from '../inboxes.ts';
import { DueLine, StatusSign } from './inquiry-status.tsx';

const From = ({ inquiry: { id, name, readAt }, path }: { inquiry: Inquiry; path: string }) => (
  <Flex wrap align="center" gap="2px 8px">
    <Link className={readAt ? '' : 'name'} to={`${path}/${id}`}>
      {name}
    </Link>
    {!readAt && <Tag color="processing">New</Tag>}
  </Flex>
);

const Standing = ({ inquiry }: { inquiry: Inquiry }) => (
  <>
    <StatusSign status={inquiry.status} />
    <DueLine inquiry={inquiry} />
  </>
);

const Unbroken = ({ children }: { children: string }) => <span style={{ whiteSpace: 'nowrap' }}>{children}</span>;

export const inquiryColumns = ({ path }: Inbox): Column<Inquiry>[] => [
  { title: 'From', width: { medium: '32%', wide: '22%' }, cell: (inquiry) => <From inquiry={inquiry} path={path} /> },
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
    cell: (inquiry) => <Standing inquiry={inquiry} />,
  },
  {
    title: 'Received',
    width: { wide: '11%' },
    from: 'wide',
    cell: ({ receivedAt }) => dayOf(receivedAt),
    folded: ({ receivedAt }) => (
      <>
        Received <Unbroken>{dayOf(receivedAt)}</Unbroken>
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
        <span className="below">{kindWords[kind]}</span>
      </>
    ),
    folded: ({ reference, kind }) => (
      <>
        {kindWords[kind]} <Unbroken>{reference}</Unbroken>
      </>
    ),
  },
];
