import { useQuery } from '@tanstack/react-query';
import { Card, Flex, Select, Timeline } from 'antd';
import { useShell } from '../../../shell/shell.tsx';
import { useIsAdmin } from '../../../shell/use-roles.ts';
import { formatDateTime } from '../../../ui/format.ts';
import { Section } from '../../../ui/section.tsx';
import {
  automationOptionsQuery,
  personAutomationsQuery,
  useChangeLabels,
  type PersonAutomation,
} from '../api/automations.ts';
import { personStateLabels, stepResultLabels } from '../texts.ts';

export function PersonAutomations({ userId }: { userId: string }) {
  const { api } = useShell();
  const { data } = useQuery(personAutomationsQuery(api, userId));
  const isAdmin = useIsAdmin();
  if (!data) return null;
  const { labels, automations } = data;
  return (
    <Section title="Labels and automations">
      <Card>
        <Flex vertical gap={16}>
          {isAdmin ? <LabelField userId={userId} labels={labels} /> : <p>{labels.join(', ') || 'No labels'}</p>}
          {automations.length === 0 && <p>No automation has started for this person.</p>}
          {automations.map((automation) => (
            <AutomationRecord key={automation.automation} record={automation} />
          ))}
        </Flex>
      </Card>
    </Section>
  );
}

function LabelField({ userId, labels }: { userId: string; labels: string[] }) {
  const { api } = useShell();
  const { data: options } = useQuery(automationOptionsQuery(api));
  const change = useChangeLabels(userId);
  return (
    <label>
      Labels
      <Select
        mode="tags"
        style={{ width: '100%' }}
        placeholder="Add a label"
        tokenSeparators={[',']}
        value={change.isPending ? change.variables : labels}
        options={(options?.labels ?? []).map((value) => ({ value, label: value }))}
        onChange={(next) => change.mutate(next)}
      />
    </label>
  );
}

function AutomationRecord({ record }: { record: PersonAutomation }) {
  const { automation, state, startedAt, dueAt, steps, failure } = record;
  return (
    <div>
      <strong>{automation}</strong>
      <span className="below">
        {`started ${formatDateTime(startedAt)}, ${personStateLabels[state]}${dueAt ? ` until ${formatDateTime(dueAt)}` : ''}`}
      </span>
      {failure && <span className="below">{`Last error: ${failure}`}</span>}
      {steps.length > 0 && (
        <Timeline
          style={{ marginTop: 12 }}
          items={steps.map(({ title, result, at }) => ({
            key: `${at}${title}`,
            content: `${title}: ${stepResultLabels[result]}, ${formatDateTime(at)}`,
          }))}
        />
      )}
    </div>
  );
}
