import { ApiProperty } from '@nestjs/swagger';
import { Type } from 'class-transformer';
import {
  ArrayMaxSize,
  IsArray,
  IsBoolean,
  IsIn,
  IsInt,
  IsNotEmpty,
  IsOptional,
  IsString,
  IsUUID,
  Max,
  MaxLength,
  Min,
  ValidateIf,
  ValidateNested,
} from 'class-validator';
import { tiers, type Tier } from '#kernel/tier.ts';
import { composeDecorators, ToMultiLine, CleanSingleLine } from '#platform/http/text-rules.ts';
import {
  automationGoals,
  stepActions,
  triggerNames,
  type AutomationGoal,
  type StepAction,
} from '../use-cases/editing/automation-choices.ts';

const maxLabelLength = 40;
const labelMessage = `A label must be less than ${maxLabelLength} characters`;

const IsLabelList = (): PropertyDecorator =>
  composeDecorators(
    IsArray({ message: 'Send a list of texts' }),
    ArrayMaxSize(20, { message: 'Choose at most 20' }),
    IsString({ each: true, message: 'Send a list of texts' }),
    IsNotEmpty({ each: true, message: 'A label cannot be empty' }),
    MaxLength(maxLabelLength, { each: true, message: labelMessage }),
  );

const IsTierList = (): PropertyDecorator =>
  composeDecorators(
    ApiProperty({ enum: tiers, isArray: true }),
    IsArray({ message: 'Choose tiers' }),
    IsIn(tiers, { each: true, message: `Choose from ${tiers.join(', ')}` }),
  );

const isEmail = ({ action }: AutomationStepDto) => action === 'email';
const changesLabel = ({ action }: AutomationStepDto) => action === 'add-label' || action === 'remove-label';

export class AutomationStepDto {
  /** Id of an existing step; omitted for a new one. */
  @IsOptional()
  @IsUUID(undefined, { message: 'id must be the id of a step' })
  id?: string;

  @IsInt({ message: 'The wait must be a whole number of hours' })
  @Min(0, { message: 'The wait cannot be negative' })
  @Max(8760, { message: 'The wait must be at most a year' })
  waitHours!: number;

  @ApiProperty({ enum: stepActions })
  @IsIn(stepActions, { message: 'Choose what the step does' })
  action!: StepAction;

  @IsTierList()
  tiers!: Tier[];

  @CleanSingleLine()
  @MaxLength(150, { message: 'Subject must be less than 150 characters' })
  @IsString({ message: 'Subject is required' })
  @ValidateIf(isEmail)
  @IsNotEmpty({ message: 'Subject is required' })
  subject!: string;

  @CleanSingleLine()
  @MaxLength(200, { message: 'Preheader must be less than 200 characters' })
  @IsString({ message: 'Preheader must be a text' })
  preheader!: string;

  /** Text of the email as Markdown, or the message to staff. */
  @ToMultiLine()
  @ValidateIf((step: AutomationStepDto) => !changesLabel(step))
  @MaxLength(50_000, { message: 'Text must be less than 50,000 characters' })
  @IsString({ message: 'Text is required' })
  @IsNotEmpty({ message: 'Text is required' })
  body!: string;

  @CleanSingleLine()
  @ValidateIf(changesLabel)
  @MaxLength(maxLabelLength, { message: labelMessage })
  @IsString({ message: 'Label is required' })
  @IsNotEmpty({ message: 'Label is required' })
  label!: string;
}

export class AutomationDto {
  @CleanSingleLine()
  @MaxLength(80, { message: 'Name must be less than 80 characters' })
  @IsString({ message: 'Name is required' })
  @IsNotEmpty({ message: 'Name is required' })
  name!: string;

  @IsIn(triggerNames, { message: 'Choose when the automation starts' })
  trigger!: string;

  /** Label that starts the automation; required for the trigger `label-added`, null for other triggers. */
  @ApiProperty({ type: String, nullable: true })
  @CleanSingleLine()
  @ValidateIf(({ trigger }: AutomationDto) => trigger === 'label-added')
  @MaxLength(maxLabelLength, { message: labelMessage })
  @IsString({ message: 'Choose a label' })
  @IsNotEmpty({ message: 'Choose a label' })
  triggerLabel!: string | null;

  @IsTierList()
  tiers!: Tier[];

  @IsLabelList()
  labels!: string[];

  @IsLabelList()
  sources!: string[];

  @ApiProperty({ enum: automationGoals })
  @IsIn(automationGoals, { message: 'Choose a goal' })
  goal!: AutomationGoal;

  @ApiProperty({ type: () => [AutomationStepDto] })
  @IsArray({ message: 'Send the steps as a list' })
  @ArrayMaxSize(10, { message: 'An automation has at most 10 steps' })
  @ValidateNested({ each: true })
  @Type(() => AutomationStepDto)
  steps!: AutomationStepDto[];

  /** Decides what happens to people who wait for a removed step: they continue with the next step, or their runs end. */
  @ApiProperty({ enum: ['continue', 'end'], required: false })
  @IsOptional()
  @IsIn(['continue', 'end'], { message: 'Choose if they continue or leave' })
  waiting?: 'continue' | 'end';
}

export class SwitchAutomationDto {
  @IsBoolean({ message: 'isActive must be true or false' })
  isActive!: boolean;
}

export class PersonLabelsDto {
  @IsLabelList()
  labels!: string[];
}
