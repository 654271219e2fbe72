import { useQuery } from '@tanstack/react-query';
import { Table, Typography } from 'antd';
import dayjs from 'dayjs';
import { useShell } from '../../../shell/shell.tsx';
import { formatCount } from '../../../ui/format.ts';
import { LinkButton } from '../../../ui/link-button.tsx';
import { Section } from '../../../ui/section.tsx';
import { emptyReflectionDaysQuery } from '../api/reflection-days.ts';

/** Days, beginning with today, in which an empty day needs attention. */
const urgentDays = 3;

export function ReflectionsTabLabel({ label }: { label: string }) {
  const { api } = useShell();
  const { data } = useQuery(emptyReflectionDaysQuery(api));
  const days = data?.emptyDays.length ?? 0;
  return (
    <>
      <span>{label}</span>
      {days > 0 && (
        <Typography.Text type="warning" style={{ marginInlineStart: 8 }}>
          {`${formatCount(days, 'day')} empty`}
        </Typography.Text>
      )}
    </>
  );
}

export function EmptyReflectionDaysWarning() {
  const { api } = useShell();
  const { data } = useQuery(emptyReflectionDaysQuery(api));
  if (!data) return null;
  const end = dayjs(data.today).add(urgentDays, 'day').format('YYYY-MM-DD');
  const days = data.emptyDays.filter((day) => day < end);
  const [first] = days;
  if (first === undefined) return null;
  const isToday = first === data.today;
  const row = {
    id: first,
    title: days.length === 1 ? '1 day has no reflection' : `${days.length} days have no reflection`,
    meaning: `${isToday ? 'Today' : dayjs(first).format('dddd D MMMM')}${days.length === 1 ? '' : ' is the first'}. An older text is sent, or no email if there is none.`,
  };
  return (
    <Section title="Needs attention">
      <Table
        aria-label="Needs attention"
        showHeader={false}
        rowKey="id"
        pagination={false}
        dataSource={[row]}
        columns={[
          {
            key: 'what',
            render: (_, { title, meaning }) => (
              <>
                <strong>{title}</strong>
                <span className="below">{meaning}</span>
              </>
            ),
          },
          {
            key: 'action',
            align: 'right',
            render: (_, { id }) => (
              <LinkButton to={`/admin/mailing/reflections?day=${id}`}>Write the next empty day</LinkButton>
            ),
          },
        ]}
      />
    </Section>
  );
}
