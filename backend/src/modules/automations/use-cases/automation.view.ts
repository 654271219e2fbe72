import { ApiProperty } from '@nestjs/swagger';
import { tiers, type Tier } from '#kernel/tier.ts';
import { automationGoals, stepActions, type AutomationGoal, type StepAction } from '../domain/automation.entity.ts';
import { runStates, stepResults, type RunState, type StepResult } from '../domain/automation-run.entity.ts';

const optionalText = { type: String, nullable: true } as const;
const optionalTime = { type: String, format: 'date-time', nullable: true } as const;

export class AutomationView {
  id!: string;
  name!: string;
  /** True for a built-in automation. Staff cannot delete built-in automations. */
  isBuiltIn!: boolean;
  /** Completes the sentence "Starts when someone ...". */
  startsWhen!: string;
  isActive!: boolean;
  /** Number of people who wait for a step. */
  waiting!: number;
  /** Version to send in the header If-Match, an RFC 3339 time. */
  updatedAt!: string;
}

export class AutomationListView {
  @ApiProperty({ type: () => [AutomationView] })
  items!: AutomationView[];
}

export class AutomationStepView {
  id!: string;
  /** Hours to wait after the previous step. The first step waits from the start of the run. */
  waitHours!: number;
  @ApiProperty({ enum: stepActions })
  action!: StepAction;
  /** Tiers of the people who get the step; empty for everyone. */
  @ApiProperty({ enum: tiers, isArray: true })
  tiers!: Tier[];
  subject!: string;
  preheader!: string;
  /** Text of the email as Markdown, or the message to staff. */
  body!: string;
  label!: string;
  /** Number of people who wait for this step. */
  waiting!: number;
  /** Number of emails of the last 30 days. */
  sent!: number;
  delivered!: number;
}

export class AutomationDetailsView extends AutomationView {
  trigger!: string;
  @ApiProperty(optionalText)
  triggerLabel!: string | null;
  @ApiProperty({ enum: tiers, isArray: true })
  tiers!: Tier[];
  labels!: string[];
  sources!: string[];
  @ApiProperty({ enum: automationGoals })
  goal!: AutomationGoal;
  /** Email that the product always sends at the start, also while the automation is off; null for none. */
  @ApiProperty(optionalText)
  firstEmail!: string | null;
  @ApiProperty({ type: () => [AutomationStepView] })
  steps!: AutomationStepView[];
}

export class AutomationTriggerView {
  name!: string;
  /** Completes the sentence "Starts when someone ...". */
  text!: string;
}

export class AutomationOptionsView {
  @ApiProperty({ type: () => [AutomationTriggerView] })
  triggers!: AutomationTriggerView[];
  /** Labels that people have. */
  labels!: string[];
  /** Places of the sign-up forms that subscribers used, at most 100. */
  sources!: string[];
}

export class AutomationPersonView {
  id!: string;
  email!: string;
  firstName!: string;
  @ApiProperty({ ...optionalText, format: 'uuid' })
  userId!: string | null;
  @ApiProperty({ enum: runStates })
  state!: RunState;
  /** Step that is done next; null when the run has ended. */
  @ApiProperty(optionalText)
  nextStep!: string | null;
  @ApiProperty(optionalTime)
  dueAt!: string | null;
  /**
   * True when the next step was postponed to the next morning, because the person got another campaign or automation
   * email.
   */
  isHeldBack!: boolean;
  /** Error of the last failed attempt; null after a successful step. */
  @ApiProperty(optionalText)
  failure!: string | null;
  startedAt!: string;
}

export class AutomationPeoplePage {
  @ApiProperty({ type: () => [AutomationPersonView] })
  items!: AutomationPersonView[];
  @ApiProperty(optionalText)
  nextCursor!: string | null;
}

export class AutomationStepRecordView {
  title!: string;
  @ApiProperty({ enum: stepResults })
  result!: StepResult;
  at!: string;
}

export class PersonAutomationView {
  automation!: string;
  @ApiProperty({ enum: runStates })
  state!: RunState;
  @ApiProperty(optionalTime)
  dueAt!: string | null;
  startedAt!: string;
  @ApiProperty(optionalTime)
  endedAt!: string | null;
  /** Error of the last failed attempt; null after a successful step. */
  @ApiProperty(optionalText)
  failure!: string | null;
  /** Steps so far, oldest first. */
  @ApiProperty({ type: () => [AutomationStepRecordView] })
  steps!: AutomationStepRecordView[];
}

export class PersonAutomationsView {
  labels!: string[];
  /** Automations of the person, latest first. */
  @ApiProperty({ type: () => [PersonAutomationView] })
  automations!: PersonAutomationView[];
}
