import { ApiProperty } from '@nestjs/swagger';
import {
  consentFormNames,
  consentPurposeNames,
  consentPurposes,
  type ConsentPurpose,
  type ConsentEntry,
} from '#modules/mailing/index.ts';

export class ConsentView {
  id!: string;
  @ApiProperty({ enum: consentPurposes, enumName: 'ConsentPurpose' })
  purpose!: ConsentPurpose;
  /** Name of the purpose, such as 'Daily reflection'. */
  purposeName!: string;
  isGiven!: boolean;
  /** Name of the form, such as 'sign-up form of the home page'. */
  formName!: string;
  /** Sentence that the person saw. */
  sentence!: string;
  /** Number of the version of the sentence. */
  version!: number;
  /** Email address for which the consent was given or withdrawn. */
  email!: string;
  @ApiProperty({ format: 'date-time' })
  at!: string;
}

export class ConsentListView {
  items!: ConsentView[];
}

export const toConsentView = ({ seq, purpose, form, at, ...entry }: ConsentEntry): ConsentView => ({
  ...entry,
  id: String(seq),
  purpose,
  purposeName: consentPurposeNames[purpose],
  formName: consentFormNames[form],
  at: at.toISOString(),
});
