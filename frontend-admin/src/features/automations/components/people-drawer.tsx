import { Drawer } from 'antd';
import { Link } from 'react-router-dom';
import { PagedTable } from '../../../shell/paged-table.tsx';
import { useShell } from '../../../shell/shell.tsx';
import type { Column } from '../../../ui/data-table.tsx';
import { EmailText } from '../../../ui/email-text.tsx';
import { formatDate, formatDateTime } from '../../../ui/format.ts';
import { automationPeople, type AutomationPerson, type AutomationSummary } from '../api/automations.ts';
import { personStateLabels } from '../texts.ts';

const columns: Column<AutomationPerson>[] = [
  {
    title: 'Person',
    cell: ({ email, firstName, userId }) => (
      <>
        {userId ? (
          <Link to={`/admin/users/${userId}`}>
            <EmailText email={email} />
          </Link>
        ) : (
          <EmailText email={email} />
        )}
        {firstName && <span className="below">{firstName}</span>}
      </>
    ),
  },
  {
    title: 'Started',
    width: { medium: '120px', wide: '120px' },
    from: 'medium',
    cell: ({ startedAt }) => formatDate(startedAt),
  },
  {
    title: 'State',
    from: 'medium',
    cell: ({ state, nextStep, dueAt, isHeldBack, failure }) => (
      <>
        <span>{personStateLabels[state]}</span>
        {nextStep && <span className="below">next: {nextStep}</span>}
        {dueAt && <span className="below">{formatDateTime(dueAt)}</span>}
        {failure && <span className="below">last error: {failure}</span>}
        {isHeldBack && <span className="below">moved, because they got another email that day</span>}
      </>
    ),
  },
];

export function PeopleDrawer({ automation, onClose }: { automation: AutomationSummary; onClose: () => void }) {
  const { api } = useShell();
  return (
    <Drawer open size={640} title={`People in ${automation.name}`} onClose={onClose}>
      <PagedTable
        label="People"
        list={automationPeople(api, automation.id)}
        columns={columns}
        empty="No one has started this automation yet."
        order="latest first"
      />
    </Drawer>
  );
}
