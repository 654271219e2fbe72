import { useQuery } from '@tanstack/react-query';
import { Button, Flex, Typography } from 'antd';
import { useState } from 'react';
import { useShell } from '../../../shell/shell.tsx';
import { BusyButton } from '../../../ui/busy-button.tsx';
import { ConfirmButton } from '../../../ui/confirm-button.tsx';
import { formatCount } from '../../../ui/format.ts';
import { LoadStatus } from '../../../ui/load-state.tsx';
import { automationQuery, useDeleteAutomation, useSendAutomationTest, type Automation } from '../api/automations.ts';
import { AutomationDialog } from './automation-dialog.tsx';
import { PeopleDrawer } from './people-drawer.tsx';
import { StepDialog } from './step-dialog.tsx';
import { StepTable } from './step-table.tsx';

const maxSteps = 10;

export function AutomationDetails({ id }: { id: string }) {
  const { api } = useShell();
  const { data, error, isPending, refetch } = useQuery(automationQuery(api, id));
  if (data) return <LoadedAutomation automation={data} />;
  return (
    <LoadStatus
      isLoading={isPending}
      failure={error ? 'Failed to load this automation' : undefined}
      onRetry={refetch}
    />
  );
}

function LoadedAutomation({ automation }: { automation: Automation }) {
  const { name, startsWhen, goal, waiting, steps, firstEmail, isBuiltIn, isActive } = automation;
  const [editedStep, setEditedStep] = useState<number>();
  const [shown, setShown] = useState<'settings' | 'people'>();
  const test = useSendAutomationTest(automation);
  const remove = useDeleteAutomation(automation);
  const close = () => setShown(undefined);
  const emails = steps.filter(({ action }) => action === 'email').length;
  return (
    <section aria-labelledby="automation-name">
      <Typography.Title level={2} id="automation-name">
        {name}
      </Typography.Title>
      <p>
        {`Starts when someone ${startsWhen}. Ends when they unsubscribe${goal === 'bought' ? ' or have a plan' : ''}. ${formatCount(waiting, 'person is', 'people are')} in it now.`}
      </p>
      <Flex wrap gap={8} style={{ marginBottom: 12 }}>
        <Button onClick={() => setShown('settings')}>Edit settings</Button>
        <Button onClick={() => setShown('people')}>Show people</Button>
        {emails > 0 && (
          <BusyButton
            label={emails === 1 ? 'Send me the email' : `Send me all ${emails} emails`}
            busy="Sending..."
            isBusy={test.isPending}
            onClick={() => test.mutate()}
          />
        )}
        {steps.length < maxSteps && <Button onClick={() => setEditedStep(steps.length)}>Add a step</Button>}
        {!isBuiltIn && !isActive && (
          <ConfirmButton
            label="Delete"
            question={`Delete "${name}"?`}
            yes="Delete automation"
            busy="Deleting..."
            no="Cancel"
            onYes={() => remove.mutateAsync()}
          >
            The steps, the people in it and their records are deleted. This cannot be undone.
          </ConfirmButton>
        )}
      </Flex>
      {firstEmail && <p className="below">{firstEmail} is always sent at the start, also while this is off.</p>}
      <StepTable automation={automation} onEdit={setEditedStep} />
      <p className="below">
        Figures of the last 30 days. A change applies to people who reach the step from now on. While the automation is
        off, people keep their place. Emails are sent between 8:00 and 21:00 in the time zone of the person, at most one
        a day.
      </p>
      {editedStep !== undefined && (
        <StepDialog automation={automation} position={editedStep} onClose={() => setEditedStep(undefined)} />
      )}
      {shown === 'settings' && <AutomationDialog automation={automation} onSaved={close} onClose={close} />}
      {shown === 'people' && <PeopleDrawer automation={automation} onClose={close} />}
    </section>
  );
}
