import { Button, Dropdown } from 'antd';
import { useState } from 'react';
import { ApiProblem } from 'shell/api-problem';
import { createFailureToast } from '../../../shell/failure-toast.ts';
import { useShell } from '../../../shell/shell.tsx';
import { DataTable, type Column } from '../../../ui/data-table.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { LoadStatus } from '../../../ui/load-state.tsx';
import { capitalize, formatCount } from '../../../ui/format.ts';
import { useSaveAutomation, type Automation, type AutomationInput, type AutomationStep } from '../api/automations.ts';
import { moveStep, toAutomationInput } from '../automation-input.ts';
import { formatWait, nameStep } from '../texts.ts';

interface StepTableProps {
  automation: Automation;
  onEdit: (position: number) => void;
}

export function StepTable({ automation, onEdit }: StepTableProps) {
  const { steps } = automation;
  const [removed, setRemoved] = useState<AutomationStep>();
  const change = useStepChange(automation);
  const input = toAutomationInput(automation);
  const remove = (step: AutomationStep, waiting?: AutomationInput['waiting']) => {
    setRemoved(undefined);
    change({ ...input, steps: input.steps.filter(({ id }) => id !== step.id), ...(waiting && { waiting }) });
  };
  const columns: Column<AutomationStep>[] = [
    {
      title: 'When',
      width: { medium: '120px', wide: '132px' },
      from: 'medium',
      cell: ({ waitHours }) => formatWait(waitHours),
    },
    {
      title: 'Step',
      cell: (step) => (
        <>
          <strong>{nameStep(step)}</strong>
          {step.tiers.length > 0 && <span className="below">only for {step.tiers.map(capitalize).join(', ')}</span>}
          {step.waiting > 0 && (
            <span className="below">{formatCount(step.waiting, 'person waits', 'people wait')}</span>
          )}
        </>
      ),
    },
    { title: 'Sent', width: { wide: '84px' }, from: 'wide', cell: figure('sent') },
    { title: 'Delivered', width: { wide: '104px' }, from: 'wide', cell: figure('delivered') },
    {
      title: 'Actions',
      width: { narrow: '76px', medium: '148px', wide: '148px' },
      cell: (step) => {
        const at = steps.indexOf(step);
        const move = (to: number) => change({ ...input, steps: moveStep(input.steps, at, to) });
        const menu = [
          ...(at > 0 ? [{ key: 'up', label: 'Move up', onClick: () => move(at - 1) }] : []),
          ...(at < steps.length - 1 ? [{ key: 'down', label: 'Move down', onClick: () => move(at + 1) }] : []),
          {
            ...{ key: 'delete', label: 'Delete', danger: true },
            onClick: () => (step.waiting > 0 ? setRemoved(step) : remove(step)),
          },
        ];
        return (
          <>
            <Button type="text" size="small" aria-label={`Edit ${nameStep(step)}`} onClick={() => onEdit(at)}>
              Edit
            </Button>
            <Dropdown trigger={['click']} menu={{ items: menu }}>
              <Button type="text" size="small" aria-label={`More for ${nameStep(step)}`}>
                More
              </Button>
            </Dropdown>
          </>
        );
      },
    },
  ];
  return (
    <>
      <DataTable
        label="Steps"
        columns={columns}
        rows={steps}
        isStale={false}
        state={<LoadStatus isLoading={false} empty="There are no steps yet. Add one to begin." />}
      />
      {removed && (
        <Dialog
          open
          width={480}
          title={`Delete "${nameStep(removed)}"?`}
          onCancel={() => setRemoved(undefined)}
          footer={
            <>
              <Button autoFocus onClick={() => setRemoved(undefined)}>
                Cancel
              </Button>
              <Button danger onClick={() => remove(removed, 'end')}>
                Delete, they leave
              </Button>
              <Button type="primary" danger onClick={() => remove(removed, 'continue')}>
                Delete, they continue
              </Button>
            </>
          }
        >
          <p>
            {formatCount(removed.waiting, 'person waits', 'people wait')} for this step. They can continue with the next
            step, or leave the automation.
          </p>
        </Dialog>
      )}
    </>
  );
}

const figure = (name: 'sent' | 'delivered') => (step: AutomationStep) =>
  step.action === 'email' ? step[name].toLocaleString('en') : '–';

function useStepChange(automation: Automation) {
  const { toasts } = useShell();
  const { mutate } = useSaveAutomation();
  return (input: AutomationInput) =>
    mutate(
      { automation, input },
      {
        onError: (error) =>
          toasts.show(
            createFailureToast(error instanceof ApiProblem ? error.message : 'Failed to change the steps', error),
          ),
      },
    );
}
