import type { Automation, AutomationInput, StepInput } from './api/automations.ts';

export const toAutomationInput = (automation: Automation): AutomationInput => ({
  name: automation.name,
  trigger: automation.trigger,
  triggerLabel: automation.triggerLabel,
  tiers: automation.tiers,
  labels: automation.labels,
  sources: automation.sources,
  goal: automation.goal,
  steps: automation.steps.map(({ waiting: _, sent: _sent, delivered: _delivered, ...step }): StepInput => step),
});

export const newStep: StepInput = {
  waitHours: 24,
  action: 'email',
  tiers: [],
  subject: '',
  preheader: '',
  body: '',
  label: '',
};

export function moveStep(steps: readonly StepInput[], from: number, to: number): StepInput[] {
  const others = steps.filter((_, at) => at !== from);
  const moved = steps[from];
  return moved ? [...others.slice(0, to), moved, ...others.slice(to)] : [...steps];
}
