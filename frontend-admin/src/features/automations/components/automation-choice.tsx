import { Card, Flex, Switch } from 'antd';
import { Link } from 'react-router-dom';
import { useSwitchAutomation, type AutomationSummary } from '../api/automations.ts';

export const AutomationChoice = ({ items, chosenId }: { items: readonly AutomationSummary[]; chosenId: string }) => (
  <Card styles={{ body: { padding: '0 16px' } }}>
    <ul className="rows" aria-label="Automations">
      {items.map((automation) => (
        <AutomationRow key={automation.id} automation={automation} isChosen={automation.id === chosenId} />
      ))}
    </ul>
  </Card>
);

function AutomationRow({ automation, isChosen }: { automation: AutomationSummary; isChosen: boolean }) {
  const { id, name, startsWhen, isActive, waiting } = automation;
  const change = useSwitchAutomation(automation);
  return (
    <li>
      <Flex align="center" justify="space-between" gap={12}>
        <div>
          <Link to={`/admin/mailing/automations?id=${id}`} aria-current={isChosen || undefined}>
            {isChosen ? <strong>{name}</strong> : name}
          </Link>
          <span className="below">when someone {startsWhen}</span>
          {!isActive && waiting > 0 && <span className="below">{waiting} people wait until it is on again</span>}
        </div>
        <Switch
          aria-label={name}
          checked={isActive}
          loading={change.isPending}
          onChange={(next) => change.mutate(next)}
        />
      </Flex>
    </li>
  );
}
